import { Type } from 'typebox'
import { maybeNull, field, Shape, Text } from '../scalars.ts'

/** The app whose tree the shop's categories are in. */
export const storesNamespace = '@wix/stores'

/** Names a tree of categories. A shop has one. */
export const TreeReference = Shape({
  appNamespace: field(Text(150, 4), `App that the tree belongs to: \`${storesNamespace}\`.`),
  treeKey: maybeNull(Text(44, 1), 'Key of the tree among those of its app. Null: the app has one.'),
})

export const treeReference = field(TreeReference, 'Tree that the categories are in.')

/** An item that categories hold: a product of the shop. */
export const ItemReference = Shape({
  catalogItemId: field(Text(36, 1), 'ID of the item in its catalogue: for the shop’s own products, the product ID.'),
  appId: field(Text(36, 1), 'ID of the app whose catalogue has the item. Only the built-in catalogue has items.'),
})

export const Items = (limit: number) => Type.Array(ItemReference, { maxItems: limit })
