import type { dataCollections } from '@stoa/contract'
import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import { newId } from '../../../database/ids.ts'
import { violation } from '../../../database/query/violation.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { recordCollectionEvent } from '../change.ts'
import type { DataCollection } from '../collection.ts'
import { definitionOf, fieldViolations } from '../definition.ts'
import { isDraftsId } from '../drafts-collection.ts'
import { pluginsOfNew } from '../plugins.ts'
import { presentDataCollection } from '../present.ts'
import { insertCollection } from '../store.ts'

export const createDataCollection: Handler<typeof dataCollections.createDataCollection> = async (context, { collection: definition }) => {
  const violations = fieldViolations(definition.fields ?? [], 'collection.fields')
  if (isDraftsId(definition.id))
    violations.push(violation('collection.id', 'FORMAT', 'has a suffix that is reserved for drafts’ collections'))
  if (violations.length > 0) refuseFields(...violations)
  const { now } = context
  const { id } = definition
  const { permissions, doc } = definitionOf(definition)
  const plugins = pluginsOfNew(definition.plugins ?? [], 'collection.plugins')
  const stamp = { environment: 'LIVE', itemsId: newId(), sandboxItemsId: newId(), revision: 1, createdDate: now, updatedDate: now } as const
  const made: DataCollection = {
    id,
    ...stamp,
    permissions,
    doc: plugins.length > 0 ? { ...doc, plugins } : doc,
    indexes: [],
    listFields: [],
  }
  if (!(await insertCollection(context, made))) refuse('WDE0104')
  recordCollectionEvent(context, dataCollectionEvents.created, made)
  return { collection: presentDataCollection(made) }
}
