import type { FormProblems } from '@stoa/ui/form-problems'
import {
  answered,
  requested,
  lost,
  sent,
  startingWith,
  withServerState,
  type CartAnswer,
  type CartState,
  type Change,
} from './cart-state.ts'

/** The result of a change. */
export type Outcome = { kind: 'done' } | { kind: 'refused'; problems: FormProblems } | { kind: 'lost' }

export type Send = (change: Change) => Promise<{ answer: CartAnswer; problems?: FormProblems }>

export interface CartStore {
  now(): CartState
  subscribe(listener: () => void): () => void
  ask(change: Change): Promise<Outcome>
  tell(answer: CartAnswer): void
}

/** The cart of one open page. Its changes are sent one after the other, wherever they come from. */
export function cartStore(first: CartAnswer, send: Send): CartStore {
  let state = startingWith(first)
  const listeners = new Set<() => void>()
  const waiting = new Map<Change, (outcome: Outcome) => void>()
  const become = (next: CartState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const end = (change: Change, outcome: Outcome): void => {
    waiting.get(change)?.(outcome)
    waiting.delete(change)
  }
  const pump = async (): Promise<void> => {
    while (!state.flying && state.queued[0]) {
      become(sent(state))
      const change = state.flying!
      try {
        const { answer, problems } = await send(change)
        become(answered(state, answer, problems))
        end(change, problems ? { kind: 'refused', problems } : { kind: 'done' })
      } catch {
        become(lost(state))
        for (const left of waiting.keys()) end(left, { kind: 'lost' })
      }
    }
  }
  return {
    now: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask(change) {
      const outcome = new Promise<Outcome>((resolve) => waiting.set(change, resolve))
      become(requested(state, change))
      // A change that was replaced by a later one ends with it.
      for (const replaced of waiting.keys()) {
        if (replaced !== state.flying && !state.queued.includes(replaced)) end(replaced, { kind: 'done' })
      }
      void pump()
      return outcome
    },
    tell: (answer) => become(withServerState(state, answer)),
  }
}
