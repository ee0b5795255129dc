import type { Static } from 'typebox'
import type { NewProduct, ProductChanges } from '@stoa/contract/catalogue/product'
import type { ProductDoc } from '../product.ts'

/** What is written of a product: the fields that are sent. */
export type ProductInput = Partial<Omit<Static<typeof NewProduct>, 'priceData'>> & Pick<Static<typeof ProductChanges>, 'priceData'>

/** Changes of a product's document. Undefined clears a value. */
export type DocChanges = { [Key in keyof ProductDoc]?: ProductDoc[Key] | undefined }
