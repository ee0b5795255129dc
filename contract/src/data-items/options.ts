import { Type } from 'typebox'
import { CursorPaging, Paging } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { Environment } from './data-item.ts'

/** A reference field whose items are returned in place of their ids, at most `limit` for each item. */
export const IncludedReference = Shape({ field: Text(1000, 1), limit: maybe(Whole(0, 1000)) })

const Language = Type.String({ pattern: '^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$', maxLength: 35, form: 'a language tag' })

/** Options that packages send with every call about items. Hooks and apps don't exist here: their options are accepted and have no effect.
 *  `includeDraftItems` also finds and changes items whose status is draft, for callers acting for the site; for others it has no effect (decision 0039). */
const always = {
  environment: maybe(Environment),
  appOptions: maybeNull(Free),
  suppressHooks: maybe(Type.Boolean()),
  publishPluginOptions: maybe(Shape({ includeDraftItems: maybe(Type.Boolean()) })),
}

/** No effect: reads are always consistent, and items have one language. */
export const reading = { ...always, consistentRead: maybe(Type.Boolean()), language: maybeNull(Language) }

export const including = {
  includeReferences: maybe(Type.Array(IncludedReference, { maxItems: 100 })),
  includeFieldGroups: maybe(Type.Array(Text(100), { maxItems: 100 })),
}

/** No effect: references in an item are always saved with it. */
export const writing = { ...always, saveReferences: maybe(Type.Boolean()) }
export const answering = { includeReferencedItems: maybe(Type.Array(Type.Union([Text(1000), IncludedReference]), { maxItems: 50 })) }

/** The call only changes items that match this filter. */
export const conditional = { condition: maybeNull(Shape({ filter: maybeNull(Free) })) }

export const paged = { paging: maybeNull(Paging), cursorPaging: maybeNull(CursorPaging), returnTotalCount: maybe(Type.Boolean()) }
