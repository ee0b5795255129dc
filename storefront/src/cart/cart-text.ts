import type { CartAnswer } from './cart-state.ts'

/** Longer than any of them. */
const lengthOfText = 24

/** The count of a cart as one text, so that a page that is kept for all visitors can be given each visitor's. */
export const cartText = ({ asOf, count }: CartAnswer): string => `${count}@${asOf}`.padEnd(lengthOfText)

export function cartOf(text: string): CartAnswer {
  const [, count, asOf] = /(\d+)@(\d+)/.exec(text) ?? []
  return { asOf: Number(asOf ?? 0), count: Number(count ?? 0) }
}
