import { referencesMax } from '@stoa/contract/data-items/data-item'
import { always } from '../../database/query/conditions.ts'
import { violation } from '../../database/query/violation.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { type DataCollection, type Field, fieldsOf, hiddenFields, referencedBy } from '../data-collections/public.ts'
import { changeAll, type Change } from './change.ts'
import { withinSize } from './data.ts'
import { referencesIn } from './include.ts'
import { countsOf, metadataOf, type Action, type Outcome } from './outcome.ts'

export interface Reference {
  referringItemFieldName: string
  referringItemId: string
  referencedItemId: string
}

/** A reference field that the caller can see. */
export function referenceField(
  { identity }: Context,
  collection: DataCollection,
  name: string,
): Field & { referencedCollectionId: string } {
  const field = hiddenFields(identity, collection).includes(name) ? undefined : fieldsOf(collection).find(({ key }) => key === name)
  const referencedCollectionId = field && referencedBy(field)
  if (!field || referencedCollectionId === undefined) refuse('WDE0020')
  return { ...field, referencedCollectionId }
}

/** References can only be added to and removed from multi-reference fields. */
export function severalField(context: Context, collection: DataCollection, name: string): Field {
  const field = referenceField(context, collection, name)
  if (field.type !== 'MULTI_REFERENCE') refuse('WDE0020')
  return field
}

type Turn = (ids: readonly string[]) => readonly string[]

/** Changes the references of an item's field, based on its locked state. */
export const turned = (id: string, field: string, to: Turn): Change => ({
  id,
  to(doc) {
    const ids = to(referencesIn(doc, field))
    if (ids.length > referencesMax)
      return { violations: [violation(field, 'MAX_SIZE', `must have at most ${referencesMax} references`, { threshold: referencesMax })] }
    return withinSize({ ...doc, [field]: ids })
  },
})

export const adding =
  (id: string): Turn =>
  (ids) =>
    ids.includes(id) ? ids : [...ids, id]

export const removing =
  (id: string): Turn =>
  (ids) =>
    ids.filter((one) => one !== id)

interface Bulk {
  collection: DataCollection
  references: readonly Reference[]
  turn: (id: string) => Turn
}

export async function changeReferences(context: Context, { collection, references, turn }: Bulk): Promise<Outcome[]> {
  for (const name of new Set(references.map(({ referringItemFieldName }) => referringItemFieldName)))
    severalField(context, collection, name)
  const changes = references.map(({ referringItemId, referringItemFieldName, referencedItemId }) =>
    turned(referringItemId, referringItemFieldName, turn(referencedItemId)),
  )
  return changeAll(context, { collection, condition: always, action: 'UPDATE' }, changes)
}

/** The outcomes of a bulk call about references on the wire. */
export function presentReferences(
  references: readonly Reference[],
  outcomes: readonly Outcome[],
  { action, returnEntity }: { action: Action; returnEntity: boolean | undefined },
) {
  const results = references.map((dataItemReference, index) => {
    const { problem } = outcomes[index]!
    return {
      action,
      referenceMetadata: metadataOf(dataItemReference.referringItemId, index, problem),
      ...(returnEntity && !problem ? { dataItemReference } : {}),
    }
  })
  return { results, bulkActionMetadata: countsOf(outcomes) }
}
