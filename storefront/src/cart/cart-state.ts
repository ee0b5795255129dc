import type { FormProblems } from '@stoa/ui/form-problems'
import type { CartLineView, CartView } from './cart-view.ts'

/** The cart as the server returned it. `asOf` is the server's clock before it read the cart: of two responses the later one is newer. */
export interface CartAnswer {
  asOf: number
  /** Total quantity. */
  count: number
  /** Absent if only the count was returned; null if there is no cart. */
  cart?: CartView | null
}

/** A change that the shopper requests. */
export type Change =
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'restore'; reference: string; quantity: number }
  | { kind: 'add'; fields: Readonly<Record<string, string>> }
  | { kind: 'look' }

export interface CartState {
  /** The last response of the server. Everything else is derived from it. */
  settled: CartAnswer
  /** The request in progress. One at a time, so that no response can overtake another. */
  flying: Change | undefined
  /** Waits for the request in progress. */
  queued: readonly Change[]
  /** Why the last change failed: refused by the server, or not delivered. */
  trouble: { change: Change; problems: FormProblems | undefined } | undefined
  /** The last removed line, as it was. */
  removed: CartLineView | undefined
}

export const startingWith = (settled: CartAnswer): CartState => ({
  settled,
  flying: undefined,
  queued: [],
  trouble: undefined,
  removed: undefined,
})

/** Queues a change. Of several changes of one line only the last is sent, and a reload is queued once. */
export function requested(state: CartState, change: Change): CartState {
  const queued = [...state.queued.filter((waiting) => !isAboutTheSame(waiting, change)), change]
  const removed = change.kind === 'look' ? state.removed : removedLine(state, change)
  return { ...state, queued, removed, trouble: change.kind === 'look' ? state.trouble : undefined }
}

const isAboutTheSame = (one: Change, other: Change): boolean =>
  (one.kind === 'look' && other.kind === 'look') || (one.kind === 'quantity' && other.kind === 'quantity' && one.lineId === other.lineId)

/** As the shopper saw it, including quantities that aren't saved yet. */
const removedLine = (state: CartState, change: Change): CartLineView | undefined =>
  change.kind === 'quantity' && change.quantity === 0 ? visibleLines(state).find(({ id }) => id === change.lineId) : undefined

export const sent = (state: CartState): CartState => ({ ...state, flying: state.queued[0], queued: state.queued.slice(1) })

/** The server has applied or refused the change. Both responses contain the present cart. */
export function answered(state: CartState, answer: CartAnswer, problems?: FormProblems): CartState {
  const trouble = problems && state.flying ? { change: state.flying, problems } : state.trouble
  return { ...state, settled: newer(state.settled, answer), flying: undefined, trouble }
}

/** The request or its response was lost: the cart stays as it was, and the queue is cleared. */
export function lost(state: CartState): CartState {
  const change = [state.flying, ...state.queued].find((one) => one !== undefined && one.kind !== 'look')
  const trouble = change ? { change, problems: undefined } : state.trouble
  return { ...state, flying: undefined, queued: [], trouble, removed: undefined }
}

/** The cart that a page's loader returned. While a request is in progress, only its response counts. */
export const withServerState = (state: CartState, answer: CartAnswer): CartState =>
  isPending(state) ? state : { ...state, settled: newer(state.settled, answer) }

function newer(settled: CartAnswer, answer: CartAnswer): CartAnswer {
  if (answer.asOf < settled.asOf) return settled
  // A count contains no lines; the known lines stay while they match it.
  const lines = answer.cart === undefined && answer.count === settled.count ? { cart: settled.cart } : {}
  return { ...answer, ...lines } as CartAnswer
}

export const isPending = ({ flying, queued }: CartState): boolean =>
  [flying, ...queued].some((change) => change !== undefined && change.kind !== 'look')

/** The lines as the shopper wants them: queued changes are applied, removed lines are hidden. Amounts stay the server's. */
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
