import { locations } from '../locations/location-texts.ts'
import { settings } from '../settings/settings-texts.ts'

/** Texts of the pages below settings, which load them. */
export const settingsPages = { settings, locations }
