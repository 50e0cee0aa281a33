/** As much of a message between the two halves of pdf.js as says what it answers. */
interface Message {
  readonly sourceName?: unknown
  readonly targetName?: unknown
  readonly callback?: number
  readonly callbackId?: number
  readonly stream?: number
  readonly streamId?: number
}

/** As much of the port between the two halves of pdf.js as is changed here. */
export interface Port {
  postMessage: (message: Message, transfer?: readonly object[]) => void
}

/** How pdf.js marks an answer that is an error, and the end of a stream by one. */
const CALLBACK_ERROR = 2
const STREAM_ERROR = 3

/**
 * Has an answer that cannot be copied become an error of the call that waits for it. pdf.js would let it fall: the call
 * waits for ever, and the process ends, as nobody handles the error. An outline of thousands of levels is such an answer.
 */
export function guardPort(port: Port): void {
  const post = port.postMessage.bind(port)
  port.postMessage = (message, transfer) => {
    try {
      post(message, transfer)
    } catch (error) {
      const { sourceName, targetName, callbackId, streamId } = message
      const reason = error instanceof Error ? new Error(error.message) : new Error(String(error))
      if (message.callback !== undefined) {
        post({ sourceName, targetName, callback: CALLBACK_ERROR, callbackId, reason } as Message)
      } else if (message.stream !== undefined) {
        post({ sourceName, targetName, stream: STREAM_ERROR, streamId, reason } as Message)
      } else throw error
    }
  }
}
