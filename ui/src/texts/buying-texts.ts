import { problems } from './en/problems.ts'
import { shared } from './en/shared.ts'
import { buying } from './en/buying.ts'
import { shopWindow } from './en/shop-window.ts'
import { textsIn } from './texts-in.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront: { ...shopWindow, ...buying } } as Texts

/** The shop's words with those of checkout and orders. */
export const buyingTextsOf = textsIn({ en })
