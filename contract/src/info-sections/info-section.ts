import { Answered } from '../answered.ts'
import { count, partFields, partFilterable, revision, text } from '../catalogue-parts.ts'
import { RichContent, richContentMax } from '../rich-content.ts'
import { field, Guid, maybe, maybeNull, readOnly, Shape, Text } from '../scalars.ts'

const fields = {
  id: readOnly(Guid, 'ID of the section.'),
  ...partFields,
  uniqueName: maybe(Text(100, 1), 'Name of the section in the dashboard, once in a shop.'),
  title: maybe(Text(50, 1), 'Heading of the section on pages.'),
  description: maybeNull(RichContent, 'Text of the section.'),
  plainDescription: maybeNull(
    Text(richContentMax),
    'Text of the section in HTML. `description` is the same text: sending two different ones is refused, unless one of them is as it was read.',
  ),
  assignedProductsCount: count,
}
/** A section, which products share: changing it changes all of them. Those of V1 can be without a heading. */
export const InfoSection = Answered(Shape({ ...fields, title: maybe(Text(50), 'Heading of the section on pages.') }), [
  'id',
  'revision',
  'createdDate',
  'updatedDate',
  'uniqueName',
  'title',
])
export const NewInfoSection = Shape({
  ...fields,
  uniqueName: field(Text(100, 1), 'Name of the section in the dashboard, once in a shop.'),
  title: field(Text(50, 1), 'Heading of the section on pages.'),
})
const { uniqueName, title, description, plainDescription } = fields
/** A section by its ID or its name; the rest is for a new one. */
export const Wanted = Shape({ id: maybeNull(Guid, 'ID of the section.'), uniqueName, title, description, plainDescription })
export const InfoSectionChanges = Shape({ ...fields, id: field(Guid, 'ID of the section.'), revision })

/** What they can be filtered and sorted by. */
export const infoSectionsFilterable = { ...partFilterable, title: text, uniqueName: text } as const
