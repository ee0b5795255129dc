import { useTexts as useSharedTexts, type Texts as SharedTexts } from '@stoa/ui/texts/texts'
import type { storefront } from './storefront.ts'

/** All texts of the shop in one language. A new language is another object of this type; a missing text doesn't compile. */
export type Texts = SharedTexts & { storefront: typeof storefront }

/** The texts that the page has loaded. */
export const useTexts = (): Texts => useSharedTexts() as Texts
