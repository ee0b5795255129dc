import { Type } from 'typebox'
import { Answered } from '../answered.ts'
import { SeoSchema } from '../catalogue/product.ts'
import { CollectionId } from '../collections/collection-id.ts'
import { ExtendedFields } from '../extended-fields.ts'
import { Image } from '../image.ts'
import { EntityRevision } from '../products-v3/product.ts'
import { RichContent } from '../rich-content.ts'
import { field, Guid, Instant, maybe, maybeNull, readOnly, Shape, Text, Whole } from '../scalars.ts'
import { Breadcrumb } from './breadcrumb.ts'
import { levelsMax } from './limits.ts'
import { TreeReference } from './tree-reference.ts'

/** Ways to a category, from the top. */
const Breadcrumbs = Shape({
  breadcrumbs: maybe(Type.Array(Breadcrumb, { maxItems: levelsMax }), 'The categories above it, from the top.'),
})

const fields = {
  id: readOnly(CollectionId, 'ID of the category: that of the collection.'),
  revision: readOnly(EntityRevision, 'Revision of the category, one higher with each change.'),
  createdDate: readOnly(Instant, 'When it was created.'),
  updatedDate: readOnly(Instant, 'When it was last changed.'),
  name: maybe(Text(80, 1), 'Name of the category as shoppers see it.'),
  image: maybeNull(
    Image,
    'Picture of the category: the first one of the collection, named by its ID in the media library. Another one replaces it. Null removes it.',
  ),
  itemCounter: readOnly(Type.Integer({ minimum: 0 }), 'Number of products that were added to the category itself.'),
  description: maybeNull(Text(600, 1), 'What the category is about, as text. Null: nothing. On request: DESCRIPTION.'),
  visible: maybe(Type.Boolean(), 'Whether shoppers can see the category. True by default.'),
  breadcrumbsInfo: readOnly(Breadcrumbs, 'The way to the category. On request: BREADCRUMBS_INFO.'),
  parentCategory: maybe(
    Shape({
      id: maybeNull(CollectionId, 'ID of the category above. Absent at the top.'),
      index: readOnly(Whole(0, 1_000_000), 'Number of categories before it under the same one.'),
    }),
    'Category that it is in. Absent for one at the top.',
  ),
  slug: maybe(Text(100, 1), 'Last part of the address of the category’s page. Made from the name of a new one.'),
  seoData: maybeNull(SeoSchema, 'Data of the category’s page for search engines.'),
  richContentDescription: maybeNull(RichContent, 'What the category is about, as rich text. On request: RICH_CONTENT_DESCRIPTION.'),
  treeReference: readOnly(TreeReference, 'Tree that it is in.'),
  managingAppId: maybeNull(Guid, 'ID of the app that alone adds products and removes them. Absent if owner and apps do.'),
  extendedFields: maybe(ExtendedFields, 'Fields of apps.'),
}

/** A category: a collection with its place in the tree. */
export const Category = Answered(Shape(fields), [
  'id',
  'revision',
  'createdDate',
  'updatedDate',
  'name',
  'itemCounter',
  'visible',
  'parentCategory',
  'slug',
  'treeReference',
])

export const NewCategory = Shape({ ...fields, name: field(Text(80, 1), 'Name of the category as shoppers see it.') })

const { name, image, description, slug, seoData, richContentDescription, extendedFields, ...fixed } = fields

/** The fields of a category to change. Place and visibility have calls of their own. */
export const CategoryChanges = Shape({
  ...fixed,
  id: field(CollectionId, 'ID of the category.'),
  revision: field(EntityRevision, 'Revision that was read. If the category has changed since, the call is refused.'),
  name,
  image,
  description,
  slug,
  seoData,
  richContentDescription,
  extendedFields,
})

export const requestedFields = maybe(
  Type.Array(Type.Enum(['BREADCRUMBS_INFO', 'DESCRIPTION', 'RICH_CONTENT_DESCRIPTION']), { maxItems: 100 }),
  'Fields to return besides those that are always returned.',
)
