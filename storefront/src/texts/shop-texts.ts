import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { shopWindow } from './shop-window.ts'
import type { Texts } from './texts.ts'

/** What a shopper's browser loads of the catalogue with any page: no other words than those of the shop window. The rest comes with the pages that say it
 *  (buying-texts.ts, member-texts.ts), the desk's not at all. */
const en = { shared, problems, storefront: shopWindow } as Texts

/** The shop's words in a language, such as `en` or `en-GB`; English where there is none yet. */
export const shopTextsOf = textsIn({ en })
