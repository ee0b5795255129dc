import { Type } from 'typebox'
import { maybe, Shape, Whole } from '../scalars.ts'

export const themes = ['SYSTEM', 'LIGHT', 'DARK'] as const
export const densities = ['COMFORTABLE', 'COMPACT'] as const

const fields = {
  /** LIGHT and DARK go before what the system asks for. */
  theme: Type.Enum([...themes]),
  /** How close the rows of a list stand. */
  density: Type.Enum([...densities]),
  /** The position of the last event whose notification was seen; it never goes back. 0 before the first look. */
  notificationsSeen: Whole(0, Number.MAX_SAFE_INTEGER),
}

/** How somebody likes the dashboard. */
export const Preferences = Shape(fields)

/** What is left out stays as it is. */
export const PreferenceChanges = Shape({
  theme: maybe(fields.theme),
  density: maybe(fields.density),
  notificationsSeen: maybe(fields.notificationsSeen),
})
