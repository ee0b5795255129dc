import { buying } from './buying.ts'
import { pagesOfData } from './data-pages.ts'
import { members } from './members.ts'
import { shopWindow } from './shop-window.ts'

/** All that the shop says. A module for each part: a browser loads those whose pages it opens. */
export const storefront = { ...shopWindow, ...buying, ...members, ...pagesOfData }
