import { pickup } from '../products/pickup-texts.ts'
import { buying } from './buying.ts'
import { pagesOfData } from './data-pages.ts'
import { members } from './members.ts'
import { shopWindow } from './shop-window.ts'

/** All texts of the shop, in a module per part: a browser loads those of the pages it opens. */
export const storefront = { ...shopWindow, ...buying, ...members, ...pagesOfData, pickup }
