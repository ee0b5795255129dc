import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { pagesOfData } from './data-pages.ts'
import { shopWindow } from './shop-window.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront: { ...shopWindow, ...pagesOfData } } as Texts

/** The shop's texts with those of pages made of data. */
export const dataPageTextsOf = textsIn({ en })
