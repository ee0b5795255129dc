import { useEffect, useRef } from 'react'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { useTexts } from '../texts/texts.ts'
import { CartLine } from './cart-line.tsx'
import type { CartState } from './cart-state.ts'
import type { CartLineView } from './cart-view.ts'
import { useCart } from './use-cart.ts'

/** The lines of the cart, and the result of the last change. */
export function CartLines({ lines, state, heading }: { lines: readonly CartLineView[]; state: CartState; heading: 'h2' | 'h3' }) {
  const changing = new Set([state.flying, ...state.queued].map((change) => (change?.kind === 'quantity' ? change.lineId : undefined)))
  return (
    <>
      <CartNotice state={state} />
      {lines.length > 0 && (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.id}>
              <CartLine line={line} isChanging={changing.has(line.id)} heading={heading} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A failed change, and a removed line that can be restored. */
function CartNotice({ state: { trouble, removed } }: { state: CartState }) {
  const texts = useTexts()
  const { cart: words } = texts.storefront
  const { store } = useCart()
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The focus was on the removed line.
    if (removed && document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
  }, [removed])
  return (
    <div className="no-print space-y-3 py-3 empty:hidden">
      {trouble && (
        <Notice tone="problem" title={trouble.problems ? problemSummary(texts, trouble.problems) : words.failed}>
          {!trouble.problems && (
            <button type="button" className="link cursor-pointer" onClick={() => void store.ask(trouble.change)}>
              {words.retry}
            </button>
          )}
        </Notice>
      )}
      {removed && (
        <Notice>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            {words.removed(removed.name)}
            <button
              ref={undo}
              type="button"
              className="link min-h-9 cursor-pointer font-medium"
              onClick={() => void store.ask({ kind: 'restore', reference: removed.reference, quantity: removed.quantity })}
            >
              {words.undo}
            </button>
          </p>
        </Notice>
      )}
    </div>
  )
}
