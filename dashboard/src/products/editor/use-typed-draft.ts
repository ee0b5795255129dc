import { useEffect, useState } from 'react'
import { typedProduct, type ProductDraft } from './draft/product-draft.ts'

/** The values of a form as they are typed. Its fields are uncontrolled, and dispatch `input` when a script changes them. */
export function useTypedDraft(form: HTMLFormElement | null, initial: ProductDraft): ProductDraft {
  const [draft, setDraft] = useState(initial)
  useEffect(() => {
    if (!form) return undefined
    let frame = 0
    // Fields that follow from others change in the next rendering.
    const look = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setDraft((before) => unlessSame(before, typedProduct(new FormData(form)))))
    }
    look()
    form.addEventListener('input', look)
    return () => {
      cancelAnimationFrame(frame)
      form.removeEventListener('input', look)
    }
  }, [form])
  return draft
}

const unlessSame = (before: ProductDraft, now: ProductDraft): ProductDraft =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now
