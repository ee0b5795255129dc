import { Answered } from '../answered.ts'
import { count, partFields, partFilterable, revision, text } from '../catalogue-parts.ts'
import { field, Guid, maybe, readOnly, Shape, Text } from '../scalars.ts'

const fields = {
  id: readOnly(Guid, 'ID of the brand.'),
  ...partFields,
  name: maybe(Text(50, 1), 'Name of the brand, once in a shop.'),
  assignedProductsCount: count,
}
/** A brand, which products share: changing it changes all of them. */
export const Brand = Answered(Shape(fields), ['id', 'revision', 'createdDate', 'updatedDate', 'name'])
export const NewBrand = Shape({ ...fields, name: field(Text(50, 1), 'Name of the brand.') })
export const BrandChanges = Shape({ ...fields, id: field(Guid, 'ID of the brand.'), revision })

/** What they can be filtered and sorted by. */
export const brandsFilterable = { ...partFilterable, name: text } as const
