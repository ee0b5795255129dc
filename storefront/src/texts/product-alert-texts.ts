import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { alerts } from '../alerts/alert-texts.ts'
import { shopWindow } from './shop-window.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront: { ...shopWindow, alerts } } as Texts

/** The shop's texts with those of the form of a product that is sold out. */
export const productAlertTextsOf = textsIn({ en })
