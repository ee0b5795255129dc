import type { Event } from './tables.ts'

/** Begin or end an entity's life: the changes before and after are apart. */
const turningPoints: readonly string[] = ['created', 'deleted']

/** One event per entity and request, for what only says that an entity is different now:
 *
 *  | before  | then    | becomes                                                            |
 *  | ------- | ------- | ------------------------------------------------------------------ |
 *  | updated | updated | the later one, with the changed fields of both                     |
 *  | created | updated | created, with the last state, if nothing else happened in between  |
 *  | others  | any     | both                                                               |
 *
 *  Everything else is something of its own, such as an approval beside an update. Of two updates, the later one stays in its place, so that the last event of an
 *  entity has its last state. */
export function mergeEvents(events: readonly Event[]): Event[] {
  const merged: (Event | undefined)[] = []
  const entities = new Map<string, { latest: number; update?: number | undefined }>()
  for (const event of events) {
    const key = entityKey(event)
    const known = entities.get(key)
    const [before, update] = [known && merged[known.latest], known?.update === undefined ? undefined : merged[known.update]]
    if (event.slug === 'updated' && before?.slug === 'created') {
      merged[known!.latest] = { ...before, entity: event.entity, entitySequence: event.entitySequence }
      continue
    }
    const place = merged.length
    if (event.slug !== 'updated') {
      merged.push(event)
      entities.set(key, { latest: place, update: turningPoints.includes(event.slug) ? undefined : known?.update })
      continue
    }
    if (update) merged[known!.update!] = undefined
    merged.push(update ? withFieldsOf(update, event) : event)
    entities.set(key, { latest: place, update: place })
  }
  return merged.filter((event) => event !== undefined)
}

/** Items of several collections can have the same ID. Several requests can share a statement. */
const entityKey = ({ entityFqdn, entityId, entity, requestId }: Event): string =>
  [requestId, entityFqdn, entityId, (entity as { dataCollectionId?: string } | null)?.dataCollectionId].join('\n')

/** Without changed fields, it is unknown which they are. */
function withFieldsOf({ changedFields: earlier }: Event, { changedFields: later, ...event }: Event): Event {
  return earlier && later ? { ...event, changedFields: [...new Set([...earlier, ...later])] } : event
}
