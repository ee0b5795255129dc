import { Type } from 'typebox'
import { maybe, Shape, Whole } from '../scalars.ts'
import { densities, themes } from './choices.ts'

const fields = {
  theme: Type.Enum([...themes]),
  density: Type.Enum([...densities]),
  /** The position of the last event whose notification was seen. It never decreases; 0 if none was. */
  notificationsSeen: Whole(0, Number.MAX_SAFE_INTEGER),
}

/** A staff user's preferences for the dashboard. */
export const Preferences = Shape(fields)

/** Preferences that are left out stay unchanged. */
export const PreferenceChanges = Shape({
  theme: maybe(fields.theme),
  density: maybe(fields.density),
  notificationsSeen: maybe(fields.notificationsSeen),
})
