import { useEffect, useRef } from 'react'
import { testedFields, type TestedForm } from './tested-form.ts'

/** Sets the fields to the server's answer, also after going back in the history, without moving the focus. If the pressed button is gone with its row, the
 *  first field gets the focus. */
export function useAnswered(form: TestedForm) {
  const place = useRef<HTMLFormElement>(null)
  const isSent = useRef(false)
  useEffect(() => {
    const values = new Map(testedFields(form))
    const fields = [...(place.current?.elements ?? [])].filter(isTyped)
    for (const field of fields) if (field.value !== (values.get(field.name) ?? '')) field.value = values.get(field.name) ?? ''
    if (isSent.current && document.activeElement === document.body) fields[0]?.focus()
    isSent.current = false
  }, [form])
  return { place, onSubmit: () => void (isSent.current = true) }
}

const isTyped = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLSelectElement || (element instanceof HTMLInputElement && element.type !== 'hidden')
