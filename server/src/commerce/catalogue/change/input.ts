import type { Static } from 'typebox'
import type { NewProduct, ProductChanges } from '@stoa/contract/catalogue/product'

/** What is written of a product: the fields that are sent. */
export type ProductInput = Partial<Omit<Static<typeof NewProduct>, 'priceData'>> & Pick<Static<typeof ProductChanges>, 'priceData'>
