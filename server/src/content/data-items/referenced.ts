import type { dataItems } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { alike, type DataCollection, readableCollection } from '../data-collections/public.ts'
import { referencesIn } from './include.ts'
import { presentRead } from './present-with-references.ts'
import { referenceField } from './references.ts'
import { selectByIds } from './store.ts'

type Request = RequestOf<typeof dataItems.queryReferencedDataItems>

/** The part of a request that names the referring items. */
export interface Referring {
  ids: readonly string[]
  field: string | undefined
  order: 'ASC' | 'DESC'
  fields: readonly string[]
}

export const readReferring = ({
  referringItemId,
  referringItemIds = [],
  referringItemFieldName,
  order = 'ASC',
  fields = [],
}: Request): Referring => ({
  ids: referringItemId === undefined ? referringItemIds : [referringItemId, ...referringItemIds],
  field: referringItemFieldName,
  order,
  fields,
})

interface OneReference {
  field: string
  from: string
  to: string
}

/** All references of a field of these items, in order. */
export async function referencesOf(
  context: Context,
  collection: DataCollection,
  { ids, field, order }: Referring,
): Promise<OneReference[]> {
  if (field === undefined) refuseFields(violation('referringItemFieldName', 'REQUIRED_FIELD', 'is required'))
  if (ids.length === 0) refuseFields(violation('referringItemId', 'REQUIRED_FIELD', 'is required'))
  referenceField(context, collection, field)
  const found = new Map((await selectByIds(context, collection, ids)).map((item) => [item.id, item]))
  if (found.size === 0) refuse('WDE0073')
  const references = ids.flatMap((from) => referencesIn(found.get(from)?.doc ?? {}, field).map((to) => ({ field, from, to })))
  return order === 'DESC' ? references.toReversed() : references
}

interface ReferencesInput {
  references: readonly OneReference[]
  fields: readonly string[]
}

/** The referenced items. Those that are missing or hidden from the caller are unresolved. */
export async function referredTo(context: Context, collection: DataCollection, { references, fields }: ReferencesInput) {
  const [first] = references
  if (!first) return []
  const { referencedCollectionId: dataCollectionId } = referenceField(context, collection, first.field)
  const target = await readableCollection(context, { ...alike(collection), dataCollectionId })
  const items = target ? await selectByIds(context, target, [...new Set(references.map(({ to }) => to))]) : []
  const shown = target ? await presentRead(context, target, { items, fields }) : []
  const found = new Map(shown.map((dataItem) => [dataItem.id, dataItem]))
  return references.map(({ field, from, to }) => {
    const dataItem = found.get(to)
    if (dataItem) return { referringItemId: from, dataItem }
    const unresolvedReference = { referringItemId: from, referringItemFieldName: field, referencedItemId: to, unauthorized: false as const }
    return { referringItemId: from, unresolvedReference }
  })
}
