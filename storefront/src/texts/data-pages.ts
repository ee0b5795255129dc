import { dataPages } from '../data-pages/data-pages-texts.ts'

/** What is said around the items of a data collection. */
export const pagesOfData = { dataPages }
