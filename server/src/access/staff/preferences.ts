import type { Preferences } from './store.ts'

/** Preferences of a person who never changed them. */
export const defaultPreferences: Preferences = { theme: 'SYSTEM', density: 'COMFORTABLE', notificationsSeen: 0 }
