/**
 * The result of `work`, or the error that nobody caught while it ran: one thrown by a timer or an event of a library, or a
 * promise that failed without being waited for. Work that such an error leaves waiting for ever is not waited for.
 */
export async function orStrayError<Result>(work: () => Promise<Result>): Promise<Result> {
  let report: (error: Error) => void = () => {}
  const stray = new Promise<never>((_resolve, reject) => {
    report = reject
  })
  process.on('uncaughtException', report)
  try {
    return await Promise.race([work(), stray])
  } finally {
    process.off('uncaughtException', report)
  }
}
