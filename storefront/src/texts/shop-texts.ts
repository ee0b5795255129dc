import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { shopWindow } from './shop-window.ts'
import type { Texts } from './texts.ts'

/** The texts that a shopper's browser loads with any page: only those of the shop window. Others are loaded with their pages (buying-texts.ts,
 *  member-texts.ts), the dashboard's never. */
const en = { shared, problems, storefront: shopWindow } as Texts

/** The shop's texts in a language, such as `en` or `en-GB`; English if it isn't available. */
export const shopTextsOf = textsIn({ en })
