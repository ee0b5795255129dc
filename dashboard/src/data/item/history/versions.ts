import type { SiteEvent } from '../../../answers.ts'
import { sameValue } from '../../grid/cell-text.ts'

export type Data = Readonly<Record<string, unknown>>

/** A field that one event changed; a side that is undefined had no value. */
export interface Change {
  key: string
  before: unknown
  after: unknown
}

/** What happened to an item once: who, when, and what it was afterwards. */
export interface Version {
  eventId: string
  position: number
  happened: 'created' | 'updated' | 'deleted'
  eventTime: string
  identity: SiteEvent['identity']
  /** The item as it was then; of a deletion as it was last. Undefined where it was not written down, or not for this reader. */
  data: Data | undefined
  /** Undefined where nothing is known to compare it with. */
  changes: readonly Change[] | undefined
}

/** What the event of an item tells; an item of another collection may have the same id. */
export function itemIn({ entity }: Pick<SiteEvent, 'entity'>, collectionId: string): Data | undefined {
  if (typeof entity !== 'object' || entity === null) return undefined
  const { dataCollectionId, data } = entity as { dataCollectionId?: unknown; data?: unknown }
  return dataCollectionId === collectionId && typeof data === 'object' && data !== null ? (data as Data) : undefined
}

/** Fields that the system keeps of an item: they are not restored, and that they change says nothing. */
export const isSystemField = (key: string): boolean => key.startsWith('_')

/** The fields in which two states differ, in the order of the later one, and at the end those that are gone. */
export function changesBetween(before: Data, after: Data): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return keys
    .filter((key) => !isSystemField(key) && !sameValue(before[key], after[key]))
    .map((key) => ({ key, before: before[key], after: after[key] }))
}

/** The versions that events tell of, the newest first. Each is compared with the one before it, so `events` holds one more than are shown. */
export function versionsOf(events: readonly SiteEvent[], collectionId: string, shown: number): Version[] {
  return events.slice(0, shown).map((event, index) => {
    const data = itemIn(event, collectionId)
    return {
      eventId: event.id,
      position: event.position,
      happened: happenedBy(event.slug),
      eventTime: event.eventTime,
      identity: event.identity,
      data,
      changes: changesOf(event.slug, data, events[index + 1] && stateAfter(events[index + 1]!, collectionId)),
    }
  })
}

const happenedBy = (slug: string): Version['happened'] => (slug === 'created' || slug === 'deleted' ? slug : 'updated')

/** A deleted item has no state: what is made under its id is new. */
const stateAfter = (event: SiteEvent, collectionId: string): Data | undefined =>
  event.slug === 'deleted' ? undefined : itemIn(event, collectionId)

function changesOf(slug: string, data: Data | undefined, before: Data | undefined): Change[] | undefined {
  if (slug === 'deleted') return []
  if (data === undefined) return undefined
  return slug === 'created' ? changesBetween({}, data) : before && changesBetween(before, data)
}

/** What of a version is written when it is restored; `several` are fields that are emptied where it has none of them. */
export const restorable = (data: Data, several: readonly string[] = []): Record<string, unknown> => ({
  ...Object.fromEntries(several.map((key) => [key, []])),
  ...Object.fromEntries(Object.entries(data).filter(([key, value]) => !isSystemField(key) && value !== undefined)),
})
