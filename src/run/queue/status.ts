import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { QUEUE_NAME } from './job.ts'

/** What a server knows of the queue. Documents that have ended are counted for a day. */
export interface QueueCounts {
  /** Documents that nobody has begun. */
  readonly waiting: number
  readonly active: number
  /** Documents that are tried again after a while. */
  readonly retrying: number
  readonly done: number
  readonly failed: number
  /** Processes of `paperxml worker`. */
  readonly workers: number
}

/** Counts the documents and the workers of a queue. */
export async function countQueue(queue: Queue): Promise<QueueCounts> {
  const counts = await queue.getJobCounts('wait', 'active', 'delayed', 'completed', 'failed')
  const { wait = 0, active = 0, delayed = 0, completed = 0, failed = 0 } = counts
  return {
    waiting: wait,
    active,
    retrying: delayed,
    done: completed,
    failed,
    workers: await queue.getWorkersCount(),
  }
}

/** The counts of the queue on a server. */
export async function readQueue(redis: Redis): Promise<QueueCounts> {
  const queue = new Queue(QUEUE_NAME, { connection: redis, skipMetasUpdate: true })
  try {
    return await countQueue(queue)
  } finally {
    await queue.close()
  }
}
