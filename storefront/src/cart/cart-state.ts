import type { FormProblems } from '@stoa/ui/form-problems'
import type { CartLineView, CartView } from './cart-view.ts'

/** What the server said of the cart. `asOf` is the server's clock before it looked: of two answers the later one knows more. */
export interface CartAnswer {
  asOf: number
  /** How many things are in it. */
  count: number
  /** Absent where only the count was told; null where there is no cart. */
  cart?: CartView | null
}

/** What a shopper asks of the cart. */
export type Change =
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'restore'; reference: string; quantity: number }
  | { kind: 'add'; fields: Readonly<Record<string, string>> }
  | { kind: 'look' }

export interface CartState {
  /** The last the server said: nothing else is ever reckoned with. */
  settled: CartAnswer
  /** On its way; one at a time, so no answer can overtake another. */
  flying: Change | undefined
  /** Waits until that is answered. */
  queued: readonly Change[]
  /** Why the last change did not come about: refused by the server, or it never got there. */
  trouble: { change: Change; problems: FormProblems | undefined } | undefined
  /** The line that was taken out last, as it was. */
  removed: CartLineView | undefined
}

export const startingWith = (settled: CartAnswer): CartState => ({
  settled,
  flying: undefined,
  queued: [],
  trouble: undefined,
  removed: undefined,
})

/** One more wish. Of several about one line only the last is sent, and one look is enough. */
export function requested(state: CartState, change: Change): CartState {
  const queued = [...state.queued.filter((waiting) => !isAboutTheSame(waiting, change)), change]
  const removed = change.kind === 'look' ? state.removed : takenOut(state, change)
  return { ...state, queued, removed, trouble: change.kind === 'look' ? state.trouble : undefined }
}

const isAboutTheSame = (one: Change, other: Change): boolean =>
  (one.kind === 'look' && other.kind === 'look') || (one.kind === 'quantity' && other.kind === 'quantity' && one.lineId === other.lineId)

/** As the shopper saw it: a number that is still on its way counts. */
const takenOut = (state: CartState, change: Change): CartLineView | undefined =>
  change.kind === 'quantity' && change.quantity === 0 ? visibleLines(state).find(({ id }) => id === change.lineId) : undefined

export const sent = (state: CartState): CartState => ({ ...state, flying: state.queued[0], queued: state.queued.slice(1) })

/** The server has done it, or refused it; either way it says how the cart is now. */
export function answered(state: CartState, answer: CartAnswer, problems?: FormProblems): CartState {
  const trouble = problems && state.flying ? { change: state.flying, problems } : state.trouble
  return { ...state, settled: newer(state.settled, answer), flying: undefined, trouble }
}

/** The change never got there, or its answer never came back: the cart is what it was, and what waited is let go. */
export function lost(state: CartState): CartState {
  const change = [state.flying, ...state.queued].find((one) => one !== undefined && one.kind !== 'look')
  const trouble = change ? { change, problems: undefined } : state.trouble
  return { ...state, flying: undefined, queued: [], trouble, removed: undefined }
}

/** What a page has been told of the cart on its own way. While something is asked, only the answer to that counts. */
export const withServerState = (state: CartState, answer: CartAnswer): CartState =>
  isPending(state) ? state : { ...state, settled: newer(state.settled, answer) }

function newer(settled: CartAnswer, answer: CartAnswer): CartAnswer {
  if (answer.asOf < settled.asOf) return settled
  // A mere count says nothing of the lines; those that are known stay while they add up to it.
  const lines = answer.cart === undefined && answer.count === settled.count ? { cart: settled.cart } : {}
  return { ...answer, ...lines } as CartAnswer
}

export const isPending = ({ flying, queued }: CartState): boolean =>
  [flying, ...queued].some((change) => change !== undefined && change.kind !== 'look')

/** The lines as the shopper wants them: what is asked already counts, what is removed is gone. Amounts stay the server's. */
export function visibleLines({ settled, flying, queued }: CartState): CartLineView[] {
  const wanted = new Map<string, number>()
  for (const change of [flying, ...queued]) if (change?.kind === 'quantity') wanted.set(change.lineId, change.quantity)
  return (settled.cart?.lines ?? [])
    .map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
}

export function visibleCount(state: CartState): number {
  return state.settled.cart ? visibleLines(state).reduce((sum, { quantity }) => sum + quantity, 0) : state.settled.count
}
