import { Type } from 'typebox'
import { guidPattern } from '../guid.ts'
import { allProductsId } from './all-products.ts'

/** The ID of a collection: a GUID, or that of "All Products". */
export const CollectionId = Type.String({
  pattern: `${guidPattern}|^${allProductsId}$`,
  form: 'a collection ID',
  lowerCase: true,
})
