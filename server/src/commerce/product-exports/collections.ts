import { isListable } from './cells.ts'
import type { CollectionOfFile } from './exported-product.ts'

/** In the order of their names, so that a file doesn't depend on the order in which a product joined them. */
export const listedCollections = (collections: readonly CollectionOfFile[]): CollectionOfFile[] =>
  collections.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

/** Whether the name alone tells which collection it is. */
export const isNamed = ({ name, hasNamesake }: CollectionOfFile): boolean => !hasNamesake && isListable(name)
