import { Type } from 'typebox'
import { field, maybe, Shape, Whole } from '../scalars.ts'
import { densities, themes } from './choices.ts'

const fields = {
  theme: field(Type.Enum([...themes]), 'Colours of the dashboard. SYSTEM follows the device.'),
  density: field(Type.Enum([...densities]), 'Distance of rows in lists.'),
  notificationsSeen: field(
    Whole(0, Number.MAX_SAFE_INTEGER),
    'Position of the last event whose notification was seen. It never decreases; 0 if none was.',
  ),
}

/** A staff user's preferences for the dashboard. */
export const Preferences = Shape(fields)

/** Preferences that are left out stay unchanged. */
export const PreferenceChanges = Shape({
  theme: maybe(fields.theme),
  density: maybe(fields.density),
  notificationsSeen: maybe(fields.notificationsSeen),
})
