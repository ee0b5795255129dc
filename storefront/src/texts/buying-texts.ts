import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { buying } from './buying.ts'
import { shopWindow } from './shop-window.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront: { ...shopWindow, ...buying } } as Texts

/** The shop's texts with those of checkout and orders. */
export const buyingTextsOf = textsIn({ en })
