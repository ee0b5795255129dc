import type { Context } from '../context.ts'
import { newId } from '../database/ids.ts'
import { toWireIdentity } from '../identity.ts'
import { insertEvent } from './store.ts'

/** How an event is called (wire §9), as the contract's events.ts files list it. */
export interface EventName {
  entityFqdn: string
  slug: string
}

export interface Happening {
  id: string
  revision: number
  entity: unknown
  changedFields?: readonly string[]
}

/** Writes down, in the call's own transaction, what happened: there is no event without its write and no write without its event. */
export async function record(context: Context, name: EventName, { id, revision, entity, changedFields }: Happening): Promise<void> {
  await insertEvent(context.db, {
    id: newId(),
    siteId: context.siteId,
    entityFqdn: name.entityFqdn,
    slug: name.slug,
    entityId: id,
    entitySequence: revision,
    actor: toWireIdentity(context.identity),
    time: context.now,
    entity,
    ...(changedFields ? { changedFields } : {}),
    requestId: context.requestId,
  })
}
