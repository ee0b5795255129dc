import { useTexts as useSharedTexts, type Texts as SharedTexts } from '@stoa/ui/texts/texts'
import type { dashboard } from './dashboard.ts'

/** Everything the dashboard says, in one language. A new language is another object of this type: one that lacks a sentence does not compile. */
export type Texts = SharedTexts & { dashboard: typeof dashboard }

/** The sentences that the page has loaded. */
export const useTexts = (): Texts => useSharedTexts() as Texts
