import { fork } from 'node:child_process'
import { cpus } from 'node:os'

/**
 * What a program answers to each task, in their order. It runs in several processes, and each of them takes the next task when
 * it is free: it calls {@link serveTasks}.
 *
 * @param program path of the program
 * @param options `args` of the program; `count` of processes, default one for each processor
 */
export async function mapInProcesses(program, tasks, { args = [], count = cpus().length } = {}) {
  const answers = []
  const queue = tasks.entries()
  const processes = Array.from({ length: Math.min(count, tasks.length) }, () =>
    runProcess(program, args, queue, answers),
  )
  await Promise.all(processes)
  return answers
}

function runProcess(program, args, queue, answers) {
  return new Promise((resolve, reject) => {
    const child = fork(program, args)
    const next = () => {
      const { value, done } = queue.next()
      if (done) child.disconnect()
      else child.send({ at: value[0], task: value[1] })
    }
    child.on('message', ({ at, answer }) => {
      answers[at] = answer
      next()
    })
    child.on('error', reject)
    child.on('exit', code => (code === 0 ? resolve() : reject(new Error(`a process ended with status ${code}`))))
    next()
  })
}

/** Answers the tasks of {@link mapInProcesses} in a process that it started. */
export function serveTasks(answerTo) {
  process.on('message', async ({ at, task }) => process.send({ at, answer: await answerTo(task) }))
}
