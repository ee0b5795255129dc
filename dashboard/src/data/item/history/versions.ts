import type { SiteEvent } from '../../../answers.ts'
import { sameValue } from '../../../grid/cell-text.ts'

export type Data = Readonly<Record<string, unknown>>

/** A field that an event changed; `undefined` on one side means no value. */
export interface Change {
  key: string
  before: unknown
  after: unknown
}

/** One event of an item: who, when, and the resulting data. */
export interface Version {
  eventId: string
  position: number
  happened: 'created' | 'updated' | 'deleted'
  eventTime: string
  identity: SiteEvent['identity']
  /** The data after the event; for a deletion, the last data. Undefined if it was not recorded or is not readable. */
  data: Data | undefined
  /** Undefined if there is no earlier version to compare with. */
  changes: readonly Change[] | undefined
}

/** The item in an event; undefined if it is one of another collection with the same id. */
export function itemIn({ entity }: Pick<SiteEvent, 'entity'>, collectionId: string): Data | undefined {
  if (typeof entity !== 'object' || entity === null) return undefined
  const { dataCollectionId, data } = entity as { dataCollectionId?: unknown; data?: unknown }
  return dataCollectionId === collectionId && typeof data === 'object' && data !== null ? (data as Data) : undefined
}

/** Whether a field is maintained by the system: such fields are neither restored nor listed as changes. */
export const isSystemField = (key: string): boolean => key.startsWith('_')

/** The fields that differ between two states, in the order of the later one, followed by those that were removed. */
export function changesBetween(before: Data, after: Data): Change[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  return keys
    .filter((key) => !isSystemField(key) && !sameValue(before[key], after[key]))
    .map((key) => ({ key, before: before[key], after: after[key] }))
}

/** The versions in events, newest first. Each is compared with the previous one, so `events` has one more than is displayed. */
export function versionsOf(events: readonly SiteEvent[], collectionId: string, shown: number): Version[] {
  return events.slice(0, shown).map((event, index) => {
    const data = itemIn(event, collectionId)
    return {
      eventId: event.id,
      position: event.position,
      happened: actionOf(event.slug),
      eventTime: event.eventTime,
      identity: event.identity,
      data,
      changes: changesOf(event.slug, data, events[index + 1] && stateAfter(events[index + 1]!, collectionId)),
    }
  })
}

const actionOf = (slug: string): Version['happened'] => (slug === 'created' || slug === 'deleted' ? slug : 'updated')

/** A deleted item has no state: an item created under its id starts empty. */
const stateAfter = (event: SiteEvent, collectionId: string): Data | undefined =>
  event.slug === 'deleted' ? undefined : itemIn(event, collectionId)

function changesOf(slug: string, data: Data | undefined, before: Data | undefined): Change[] | undefined {
  if (slug === 'deleted') return []
  if (data === undefined) return undefined
  return slug === 'created' ? changesBetween({}, data) : before && changesBetween(before, data)
}

/** The data to write when a version is restored; `several` are the fields to empty if the version has no value for them. */
export const restorable = (data: Data, several: readonly string[] = []): Record<string, unknown> => ({
  ...Object.fromEntries(several.map((key) => [key, []])),
  ...Object.fromEntries(Object.entries(data).filter(([key, value]) => !isSystemField(key) && value !== undefined)),
})
