import { problems } from './en/problems.ts'
import { shared } from './en/shared.ts'
import { storefront } from './en/storefront.ts'
import { textsIn } from './texts-in.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront } as Texts

/** All words of the shop: members see their orders too. */
export const memberTextsOf = textsIn({ en })
