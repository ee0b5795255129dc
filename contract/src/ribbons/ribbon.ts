import { Answered } from '../answered.ts'
import { count, partFields, partFilterable, revision, text } from '../catalogue-parts.ts'
import { field, Guid, maybe, readOnly, Shape, Text } from '../scalars.ts'

const fields = {
  id: readOnly(Guid, 'ID of the ribbon.'),
  ...partFields,
  name: maybe(Text(30, 1), 'Text of the ribbon, once in a shop.'),
  assignedProductCount: count,
}
/** A ribbon, which products share: changing it changes all of them. */
export const Ribbon = Answered(Shape(fields), ['id', 'revision', 'createdDate', 'updatedDate', 'name'])
export const NewRibbon = Shape({ ...fields, name: field(Text(30, 1), 'Text of the ribbon.') })
export const RibbonChanges = Shape({ ...fields, id: field(Guid, 'ID of the ribbon.'), revision })

/** What they can be filtered and sorted by. */
export const ribbonsFilterable = { ...partFilterable, name: text } as const
