import type { OperatorBudget } from './operator-budget.ts'

/** As much of a message between the two halves of pdf.js as says what it answers. */
interface Message {
  readonly sourceName?: unknown
  readonly targetName?: unknown
  readonly callback?: number
  readonly callbackId?: number
  readonly stream?: number
  readonly streamId?: number
  readonly chunk?: unknown
  readonly desiredSize?: number
}

/** As much of the port between the two halves of pdf.js as is changed here. */
export interface Port {
  postMessage: (message: Message, transfer?: readonly object[]) => void
}

/** How pdf.js marks an answer that is an error, a piece of a stream, and the end of a stream by an error. */
const CALLBACK_ERROR = 2
const STREAM_PIECE = 4
const STREAM_ERROR = 5
const STREAM_PULL = 6

/**
 * Has an answer that cannot be copied become an error of the call that waits for it. pdf.js would let it fall: the call
 * waits for ever, and the process ends, as nobody handles the error. An outline of thousands of levels is such an answer.
 *
 * Of a page that draws more than its budget the rest is not read: the half that reads it meets an error where it hands over
 * the next piece.
 */
export function guardPort(port: Port, budget: OperatorBudget): void {
  const post = port.postMessage.bind(port)
  port.postMessage = (message, transfer) => {
    if (message.stream === STREAM_PIECE) takePiece(message, budget, post)
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

/** The half that reads believes that the piece was handed over: it goes on, to the end of the page, when it is asked to. */
function takePiece(
  { sourceName, targetName, streamId, chunk }: Message,
  budget: OperatorBudget,
  post: Port['postMessage'],
): void {
  try {
    budget.take(streamId, chunk)
  } catch (error) {
    const turned = { sourceName: targetName, targetName: sourceName }
    post({ ...turned, stream: STREAM_PULL, streamId, desiredSize: 1 } as Message)
    throw error
  }
}
