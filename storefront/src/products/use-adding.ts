import { useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FormProblems } from '@stoa/ui/form-problems'
import type { Outcome } from '../cart/cart-store.ts'
import { useCart, useCartModel } from '../cart/use-cart.ts'
import { useTexts } from '../texts/texts.ts'

export interface Returned {
  problems: FormProblems
  typed: Readonly<Record<string, string>>
}

/** Adds a product form to the cart. With scripts the cart drawer opens; without them the form leads to the cart page. */
export function useAdding(slug: string) {
  const { store } = useCart()
  const { setOpen } = useCartModel()
  const [isAdding, setAdding] = useState(false)
  const [refused, refuse] = useState<Returned>()
  const { cart } = useTexts().storefront
  const add = async (event: FormEvent<HTMLFormElement>): Promise<boolean> => {
    event.preventDefault()
    const typed = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]))
    const { submitter } = event.nativeEvent as SubmitEvent
    setAdding(true)
    const outcome = await store.ask({ kind: 'add', fields: { ...typed, slug } })
    const problems = problemsOf(outcome, cart.failed)
    flushSync(() => {
      setAdding(false)
      refuse(problems && { problems, typed })
    })
    if (outcome.kind !== 'done') return false
    // The disabled button couldn't keep the focus; the cart returns it there.
    submitter?.focus()
    setOpen(true)
    return true
  }
  return { isAdding, refused, add }
}

/** Why it couldn't be added to the cart. */
function problemsOf(outcome: Outcome, unreachable: string): FormProblems | undefined {
  if (outcome.kind === 'lost') return { code: 'UNREACHABLE', message: unreachable, fields: {}, data: {} }
  return outcome.kind === 'refused' ? outcome.problems : undefined
}
