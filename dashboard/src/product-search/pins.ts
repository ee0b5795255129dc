import { pinnedMax, searchSettingsMax } from '@stoa/contract/product-search/settings'
import type { SearchSettings } from '../answers.ts'
import { movedTo } from '../products/ordered/moves.ts'
import { isSameTerm, termKey } from './terms.ts'

type Pin = SearchSettings['pins'][number]

export type PinsProblem = 'NO_LETTER' | 'PINS_FULL' | 'TEXTS_FULL' | 'NOT_PINNED'

/** The IDs of the products that are pinned to a text. */
export const pinnedTo = (pins: readonly Pin[], text: string): string[] => pins.find((pin) => isSameTerm(pin.text, text))?.productIds ?? []

/** Pins with other products for a text. A new text comes first; a text without products is removed. */
export function withPinned(pins: readonly Pin[], text: string, productIds: string[]): Pin[] {
  const others = pins.filter((pin) => !isSameTerm(pin.text, text))
  if (productIds.length === 0) return others
  if (others.length === pins.length) return [{ text, productIds }, ...pins]
  return pins.map((pin) => (isSameTerm(pin.text, text) ? { ...pin, productIds } : pin))
}

/** The pins after the change that a form sends, or why it can't be made. */
export function changedPins(pins: readonly Pin[], text: string, form: FormData): Pin[] | PinsProblem {
  const intent = String(form.get('intent'))
  const before = pinnedTo(pins, text)
  const sent = form.getAll('productId').map(String)
  if (termKey(text) === '') return 'NO_LETTER'
  if (intent === 'delete') return withPinned(pins, text, [])
  if (intent === 'pin' || intent === 'add') {
    const others = before.filter((id) => !sent.includes(id))
    const after = intent === 'pin' ? [...sent, ...others] : [...before, ...sent.filter((id) => !before.includes(id))]
    if (after.length > pinnedMax) return 'PINS_FULL'
    return before.length === 0 && pins.length >= searchSettingsMax ? 'TEXTS_FULL' : withPinned(pins, text, after)
  }
  if (!before.includes(sent[0] ?? '')) return 'NOT_PINNED'
  const rows = movedTo(
    before.map((id) => ({ id })),
    form,
  )
  return withPinned(
    pins,
    text,
    rows.map(({ id }) => id),
  )
}
