import { Type } from 'typebox'
import { maybe, Shape, Whole } from '../scalars.ts'
import { densities, themes } from './choices.ts'

const fields = {
  theme: Type.Enum([...themes]),
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
