import { useTexts as useSharedTexts, type Texts as SharedTexts } from '@stoa/ui/texts/texts'
import type { dashboard } from './dashboard.ts'

/** All texts of the dashboard in one language. A translation is another object of this type, so a missing text is a type error. */
export type Texts = SharedTexts & { dashboard: typeof dashboard }

/** The texts that the page has loaded. */
export const useTexts = (): Texts => useSharedTexts() as Texts
