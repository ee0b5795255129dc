import { formatInstant, type Where } from '@stoa/ui/dates'
import type { SiteEvent } from '../answers.ts'
import { eventRow, type EventRow } from './event-row.ts'
import { changesBetween, snapshotOf, type Change } from './snapshot-changes.ts'

/** An event as its page displays it. */
export interface EventView extends EventRow {
  sequence: number
  changedFields: readonly string[]
  before: { id: string; time: string; instant: string } | undefined
  /** The changed fields; undefined if there are no two snapshots to compare. */
  changes: Change[] | undefined
  moreChanges: number
  /** The snapshot, as indented JSON. */
  payload: string
  /** The number of displayed lines if the snapshot is longer; otherwise undefined. */
  cutAt: number | undefined
}

const changesMax = 100
const linesMax = 1500

export function eventView({ event, before }: { event: SiteEvent; before?: SiteEvent }, where: Where): EventView {
  const changes = before && comparison(before, event)
  const lines = JSON.stringify(event.entity, null, 2).split('\n')
  return {
    ...eventRow(event, where),
    sequence: event.entityEventSequence,
    changedFields: event.changedFields ?? [],
    before: before && { id: before.id, instant: before.eventTime, time: formatInstant(before.eventTime, where, 'medium') },
    changes: changes?.slice(0, changesMax),
    moreChanges: Math.max(0, (changes?.length ?? 0) - changesMax),
    payload: lines.slice(0, linesMax).join('\n'),
    cutAt: lines.length > linesMax ? linesMax : undefined,
  }
}

function comparison(before: SiteEvent, after: SiteEvent): Change[] | undefined {
  const [old, now] = [before, after].map(({ entity, entityId }) => snapshotOf(entity, entityId))
  return old && now && changesBetween(old, now)
}
