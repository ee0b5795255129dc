import { pagesOfData } from './en/data-pages.ts'
import { problems } from './en/problems.ts'
import { shared } from './en/shared.ts'
import { shopWindow } from './en/shop-window.ts'
import { textsIn } from './texts-in.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, storefront: { ...shopWindow, ...pagesOfData } } as Texts

/** The shop's words with those of pages made of data. */
export const dataPageTextsOf = textsIn({ en })
