import { useTexts as useSharedTexts, type Texts as SharedTexts } from '@stoa/ui/texts/texts'
import type { storefront } from './storefront.ts'

/** Everything the shop says, in one language. A new language is another object of this type: one that lacks a sentence does not compile. */
export type Texts = SharedTexts & { storefront: typeof storefront }

/** The sentences that the page has loaded. */
export const useTexts = (): Texts => useSharedTexts() as Texts
