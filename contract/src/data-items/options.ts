import { Type } from 'typebox'
import { CursorPaging, Paging } from '../query.ts'
import { field, Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { Environment } from './data-item.ts'

/** A reference field whose items are returned in place of their ids, at most `limit` for each item. */
export const IncludedReference = Shape({
  field: field(Text(1000, 1), 'Key of the reference field.'),
  limit: maybe(Whole(0, 1000), 'Referenced items to return for each item at most.'),
})

const Language = Type.String({ pattern: '^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$', maxLength: 35, form: 'a language tag' })

/** Options that packages send with every call about items. Hooks and apps don't exist here: their options are accepted and have no effect.
 *  `includeDraftItems` also finds and changes items whose status is draft, for callers acting for the site; for others it has no effect (decision 0039). */
const always = {
  environment: maybe(Environment, 'Whether to use the site’s data or its sandbox. LIVE by default.'),
  appOptions: maybeNull(Free, 'Data for the app of the collection. Ignored.'),
  suppressHooks: maybe(Type.Boolean(), 'Whether to skip the hooks of the site. Ignored: there are none.'),
  publishPluginOptions: maybe(
    Shape({
      includeDraftItems: maybe(Type.Boolean(), 'Whether drafts are found as well, for callers acting for the site. False by default.'),
    }),
    'What applies to collections with the PUBLISH plugin.',
  ),
}

/** `language` has no effect: items have one. */
export const reading = {
  ...always,
  consistentRead: maybe(
    Type.Boolean(),
    'Whether to read the latest state. False by default: then visitors may get what another process has changed up to a second late.',
  ),
  language: maybeNull(Language, 'Language of the item. Ignored: items have one.'),
}

export const including = {
  includeReferences: maybe(
    Type.Array(IncludedReference, { maxItems: 100 }),
    'Reference fields whose items are returned in place of their IDs.',
  ),
  includeFieldGroups: maybe(Type.Array(Text(100), { maxItems: 100 }), 'Groups of fields to return. Ignored: fields aren’t grouped.'),
}

/** No effect: references in an item are always saved with it. */
export const writing = {
  ...always,
  saveReferences: maybe(Type.Boolean(), 'Whether references in the items are saved. Ignored: they always are.'),
}
export const answering = {
  includeReferencedItems: maybe(
    Type.Array(Type.Union([Text(1000), IncludedReference]), { maxItems: 50 }),
    'Reference fields whose items are returned in place of their IDs.',
  ),
}

/** The call only changes items that match this filter. */
export const conditional = {
  condition: maybeNull(
    Shape({ filter: maybeNull(Free, 'Conditions by field, such as `{ "year": { "$lt": 2000 } }`.') }),
    'Condition that the item must meet to be changed. None if absent or null.',
  ),
}

export const paged = {
  paging: maybeNull(Paging, 'Page by offset. Can’t be combined with `cursorPaging`.'),
  cursorPaging: maybeNull(CursorPaging, 'Page by cursor, for long lists that change while they are read.'),
  returnTotalCount: maybe(Type.Boolean(), 'Whether to count the entries of all pages. False by default.'),
}
