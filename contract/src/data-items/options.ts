import { Type } from 'typebox'
import { CursorPaging, Paging } from '../query.ts'
import { Free, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { Environment } from './data-item.ts'

/** A reference field whose items are to be answered in place of their ids, `limit` of them for each item. */
export const IncludedReference = Shape({ field: Text(1000, 1), limit: maybe(Whole(0, 1000)) })

const Language = Type.String({ pattern: '^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$', maxLength: 35, description: 'a language tag' })

/** What packages send beside any call about items. Hooks and apps are not there: these are taken, and change nothing. `includeDraftItems` also finds and changes
 *  items that are drafts by their status, for those who act for the site; for others it changes nothing (decision 0039). */
const always = {
  environment: maybe(Environment),
  appOptions: maybeNull(Free),
  suppressHooks: maybe(Type.Boolean()),
  publishPluginOptions: maybe(Shape({ includeDraftItems: maybe(Type.Boolean()) })),
}

/** Answers are always consistent, and items have one language. */
export const reading = { ...always, consistentRead: maybe(Type.Boolean()), language: maybeNull(Language) }

export const including = {
  includeReferences: maybe(Type.Array(IncludedReference, { maxItems: 100 })),
  includeFieldGroups: maybe(Type.Array(Text(100), { maxItems: 100 })),
}

/** References that stand in an item are always saved with it. */
export const writing = { ...always, saveReferences: maybe(Type.Boolean()) }
export const answering = { includeReferencedItems: maybe(Type.Array(Type.Union([Text(1000), IncludedReference]), { maxItems: 50 })) }

/** Only where the item is as this filter says. */
export const conditional = { condition: maybeNull(Shape({ filter: maybeNull(Free) })) }

export const paged = { paging: maybeNull(Paging), cursorPaging: maybeNull(CursorPaging), returnTotalCount: maybe(Type.Boolean()) }
