import { readFileSync } from 'node:fs'

/** Milliseconds of a tick, in which Linux counts the time of processes on all processors that Node runs on. */
const MS_BY_TICK = 10

/** Places of the ticks in and below the kernel, after the name of the process (proc(5), `/proc/PID/stat`). */
const USER_TICKS = 11
const SYSTEM_TICKS = 12

/** Resident memory of a process in bytes; 0 where the system does not report it. */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readProcess(pid, 'status'))?.[1]
  return Number(kilobytes ?? 0) * 1024
}

/** Milliseconds that a process has been on a processor, all of its threads added; `undefined` where the system does not report it. */
export function processorTimeOf(pid: number | undefined): number | undefined {
  const text = readProcess(pid, 'stat')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])
  return Number.isFinite(ticks) ? ticks * MS_BY_TICK : undefined
}

function readProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
