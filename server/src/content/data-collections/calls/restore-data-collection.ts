import type { dataCollections } from '@stoa/contract'
import { dataCollectionEvents } from '@stoa/contract/data-collections/events'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { mustNotBeDrafts, recordCollectionEvent } from '../change.ts'
import { draftsOf } from '../plugins.ts'
import { presentDataCollection } from '../present.ts'
import { restorableSince } from '../purge.ts'
import { takeFromTrash } from '../store.ts'

export const restoreDataCollection: Handler<typeof dataCollections.restoreDataCollection> = async (context, { dataCollectionId }) => {
  const { now } = context
  const restored = await takeFromTrash(context, dataCollectionId, { now, notBefore: restorableSince(now) })
  if (!restored) refuse('WDE0025')
  mustNotBeDrafts(restored)
  const draftsId = draftsOf(restored)
  const drafts = draftsId === undefined ? undefined : await takeFromTrash(context, draftsId, { now, notBefore: restorableSince(now) })
  for (const one of drafts ? [restored, drafts] : [restored]) recordCollectionEvent(context, dataCollectionEvents.created, one)
  return { dataCollection: presentDataCollection(restored) }
}
