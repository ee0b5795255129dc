import { useState, type FormEvent, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import type { FormProblems } from '@stoa/ui/form-problems'
import type { Unsent } from './unsent.ts'

/** The form as it was sent back, or that it couldn't be sent. */
export type Returned = { problems: FormProblems; typed: Record<string, string> } | Unsent

/** What decides about delivery, tax and with them the total. */
const decisive = new Set(['address', 'country', 'subdivision', 'delivery', 'billing', 'billingCountry', 'billingSubdivision'])

/** Saves the form as soon as something is selected that may change the total. */
export function useRecalculation(form: RefObject<HTMLFormElement | null>) {
  const { submit, state, data } = useFetcher<Returned>()
  const [isLatest, setLatest] = useState(true)
  const save = (): void => {
    if (!form.current) return
    const fields = new FormData(form.current)
    fields.delete('cardNumber')
    fields.set('save', 'yes')
    setLatest(true)
    // At once, so that no press is faster than the button is disabled.
    void submit(fields, { method: 'post', flushSync: true })
  }
  const onChange = ({ target }: FormEvent<HTMLFormElement>): void => {
    const isSelected = target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'radio')
    if (isSelected && decisive.has(target.name)) save()
  }
  return {
    onChange,
    save,
    isCalculating: state !== 'idle',
    returned: isLatest ? (data ?? undefined) : undefined,
    clear: () => setLatest(false),
  }
}
