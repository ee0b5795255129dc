import { dataPages } from './storefront/data-pages.ts'

/** What is said around the items of a data collection. */
export const pagesOfData = { dataPages }
