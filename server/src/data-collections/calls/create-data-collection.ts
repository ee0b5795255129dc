import type { dataCollections } from '@stoa/contract'
import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import type { Handler } from '../../app.ts'
import { newId } from '../../database/ids.ts'
import { refuse, refuseFields } from '../../http/refuse.ts'
import { tell } from '../change.ts'
import type { DataCollection } from '../collection.ts'
import { definitionOf, fieldViolations } from '../definition.ts'
import { presentDataCollection } from '../present.ts'
import { insertCollection } from '../store.ts'

export const createDataCollection: Handler<typeof dataCollections.createDataCollection> = async (context, { collection: definition }) => {
  const violations = fieldViolations(definition.fields ?? [], 'collection.fields')
  if (violations.length > 0) refuseFields(...violations)
  const { now } = context
  const { id } = definition
  const stamp = { environment: 'LIVE', itemsId: newId(), sandboxItemsId: newId(), revision: 1, createdDate: now, updatedDate: now } as const
  const made: DataCollection = { id, ...stamp, ...definitionOf(definition), indexes: [] }
  if (!(await insertCollection(context, made))) refuse('WDE0104')
  await tell(context, dataCollectionEvents.created, made)
  return { collection: presentDataCollection(made) }
}
