import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { storefront } from './storefront.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront } as Texts

/** All texts of the shop: members see their orders too. */
export const memberTextsOf = textsIn({ en })
