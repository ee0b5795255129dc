import type { Location } from '../answers.ts'
import { filled } from '../settings/draft.ts'
import { same } from '../settings/merge.ts'
import { sections } from '../settings/sections.ts'

const { address } = sections.general
const shape = { name: '', address }

/** The values of a location's form. */
export type LocationDraft = typeof shape

/** Values in the shape of the form. */
export const locationDraft = (value: unknown): LocationDraft => filled(shape, value)

export const draftOf = ({ name, address: saved }: Pick<Location, 'name' | 'address'>): LocationDraft =>
  locationDraft({ name, address: saved })

type Address = NonNullable<Location['address']>

/** The address of a form, over the one that is saved. Of that, only directions stay: its other parts describe it as a whole. Null: none. */
export function addressOf(draft: LocationDraft, saved: Location['address']): Address | null {
  if (same(draft.address, draftOf({ name: '', address: saved }).address)) return saved
  const { subdivision, ...typed } = draft.address
  const parts = Object.entries({ ...typed, subdivision: subdivision.toUpperCase(), hint: saved?.hint ?? '' }).filter(
    ([, text]) => text !== '',
  )
  return parts.length > 0 ? Object.fromEntries(parts) : null
}
