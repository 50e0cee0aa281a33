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
  readonly data?: unknown
  readonly desiredSize?: number
}

/** How pdf.js marks an answer that is an error, a piece of a stream, and the end of a stream by an error. */
const CALLBACK_ERROR = 2
const STREAM_PIECE = 4
const STREAM_ERROR = 5
const STREAM_PULL = 6

type Listener = (event: { readonly data: Message }) => void

/**
 * The port between the two halves of pdf.js, which are in one thread. That of pdf.js copies all that goes through it; this one
 * hands over as they are the operators of pages, which are most of it, and decoded pictures, which cannot be copied.
 *
 * An answer that cannot be copied becomes an error of the call that waits for it. pdf.js would let it fall: the call
 * waits for ever, and the process ends, as nobody handles the error. An outline of thousands of levels is such an answer.
 *
 * Of a page that draws more than its budget the rest is not read: the half that reads it meets an error where it hands over
 * the next piece.
 */
export class InThreadPort {
  readonly #listeners = new Set<Listener>()
  readonly #budget: OperatorBudget

  constructor(budget: OperatorBudget) {
    this.#budget = budget
  }

  addEventListener(_name: string, listener: Listener, { signal }: { readonly signal?: AbortSignal } = {}): void {
    this.#listeners.add(listener)
    signal?.addEventListener('abort', () => this.#listeners.delete(listener))
  }

  /** pdf.js gives `null` where it transfers nothing, which Node.js 24 does not take. */
  postMessage(message: Message, transfer?: readonly object[] | null): void {
    if (message.stream === STREAM_PIECE) takePiece(message, this.#budget, turned => this.#post(turned))
    try {
      this.#post(handedOver(message) ?? structuredClone(message, { transfer: (transfer ?? []) as ArrayBuffer[] }))
    } catch (error) {
      const { sourceName, targetName, callbackId, streamId } = message
      const reason = error instanceof Error ? new Error(error.message) : new Error(String(error))
      if (message.callback !== undefined) {
        this.#post({ sourceName, targetName, callback: CALLBACK_ERROR, callbackId, reason } as Message)
      } else if (message.stream !== undefined) {
        this.#post({ sourceName, targetName, stream: STREAM_ERROR, streamId, reason } as Message)
      } else throw error
    }
  }

  #post(data: Message): void {
    void Promise.resolve().then(() => {
      for (const listener of this.#listeners) listener({ data })
    })
  }
}

/** A message that needs no copy; `undefined` for any other. The half that reads empties the lists of operators for the next piece. */
function handedOver(message: Message): Message | undefined {
  const { fnArray, argsArray } = (message.chunk ?? {}) as { readonly fnArray?: unknown; readonly argsArray?: unknown }
  if (message.stream === STREAM_PIECE && Array.isArray(fnArray) && Array.isArray(argsArray)) {
    const chunk = { ...(message.chunk as object), fnArray: [...fnArray], argsArray: [...argsArray] }
    return { ...message, chunk }
  }
  const picture = Array.isArray(message.data)
    ? (message.data.at(-1) as { readonly bitmap?: unknown } | null)
    : undefined
  return picture?.bitmap === undefined ? undefined : message
}

/** The half that reads believes that the piece was handed over: it continues, to the end of the page, when it is asked to. */
function takePiece(
  { sourceName, targetName, streamId, chunk }: Message,
  budget: OperatorBudget,
  post: (message: Message) => void,
): void {
  try {
    budget.take(streamId, chunk)
  } catch (error) {
    const turned = { sourceName: targetName, targetName: sourceName }
    post({ ...turned, stream: STREAM_PULL, streamId, desiredSize: 1 } as Message)
    throw error
  }
}
