import type { Preferences } from './store.ts'

/** Of whoever never chose. */
export const defaultPreferences: Preferences = { theme: 'SYSTEM', density: 'COMFORTABLE', notificationsSeen: 0 }
