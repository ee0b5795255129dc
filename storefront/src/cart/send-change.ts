import { paths } from '../paths.ts'
import type { Change } from './cart-state.ts'
import type { Send } from './cart-store.ts'

/** A request without a response by then counts as lost. */
const patienceMs = 15_000

function fieldsOf(change: Exclude<Change, { kind: 'look' }>): Record<string, string> {
  switch (change.kind) {
    case 'quantity':
      return { change: 'update', lineItemId: change.lineId, quantity: String(change.quantity) }
    case 'restore':
      return { change: 'restore', reference: change.reference, quantity: String(change.quantity) }
    case 'add':
      return { change: 'add', ...change.fields }
  }
}

/** Sends one change of the cart to the server. */
export const sendChange: Send = async (change) => {
  const signal = AbortSignal.timeout(patienceMs)
  const asking: RequestInit = change.kind === 'look' ? { signal } : { signal, method: 'POST', body: new URLSearchParams(fieldsOf(change)) }
  const answer = await fetch(paths.cartChanges, asking)
  if (!answer.ok && answer.status !== 422) throw new Error(`the cart answered ${answer.status}`)
  return (await answer.json()) as Awaited<ReturnType<Send>>
}
