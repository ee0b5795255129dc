import { CollectionId } from '../collections/collection-id.ts'
import { maybe, Shape, Text } from '../scalars.ts'

/** A category on the way to another one, or to a product. */
export const Breadcrumb = Shape({
  categoryId: maybe(CollectionId, 'ID of the category.'),
  categoryName: maybe(Text(80), 'Name of the category.'),
  categorySlug: maybe(Text(100), 'Last part of its address.'),
})
