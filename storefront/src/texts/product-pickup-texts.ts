import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { pickup } from '../products/pickup-texts.ts'
import { shopWindow } from './shop-window.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront: { ...shopWindow, pickup } } as Texts

/** The shop's texts with those of a product that is in stock at pickup locations. */
export const productPickupTextsOf = textsIn({ en })
