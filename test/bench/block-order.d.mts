/** See `block-order.mjs`. */
export function scoreOrder(
  truthBlocks: readonly { readonly type: string; readonly text?: string }[],
  text: string,
): { stretches: number; found: number; inOrder: number }
