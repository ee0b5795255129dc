import type { ProductField } from '@stoa/contract/product-imports/fields'

/** The cells of a row, by what their columns contain. Others are empty. */
export type ProductRow = Partial<Record<ProductField, string>>

/** The cells of things that are numbered from 1. */
export const cellsOfEach = <Thing>(things: readonly Thing[], cellsOf: (thing: Thing, number: number) => ProductRow): ProductRow =>
  Object.assign({}, ...things.map((thing, at) => cellsOf(thing, at + 1))) as ProductRow
