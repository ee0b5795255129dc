import { useTexts as useSharedTexts, type Texts as SharedTexts } from '@stoa/ui/texts/texts'
import type { dashboard } from './dashboard.ts'

/** All texts of the dashboard in one language. A language is an object of this type, so one with a missing text doesn't compile. */
export type Texts = SharedTexts & { dashboard: typeof dashboard }

/** The texts that the page has loaded. */
export const useTexts = (): Texts => useSharedTexts() as Texts
