import type { KeyboardEvent } from 'react'

/** Enter in the name of a choice adds the next one. */
export function addOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, ctrlKey, metaKey } = event
  if (key !== 'Enter' || ctrlKey || metaKey || !(target instanceof HTMLInputElement) || !target.name.endsWith('.name')) return
  event.preventDefault()
  if (target.value.trim() !== '') currentTarget.querySelector<HTMLElement>('[data-verb="add"]')?.click()
}
