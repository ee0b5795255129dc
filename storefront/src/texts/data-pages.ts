import { dataPages } from '../data-pages/data-pages-texts.ts'

/** Texts of the pages of data collections. */
export const pagesOfData = { dataPages }
