import { publishStatuses, type PublishStatus } from '@stoa/contract/data-collections/plugin'
import { publishField, publishingFields, statusField, unpublishField } from '@stoa/contract/data-items/publishing'
import { violation } from '../../database/query/violation.ts'
import { isoTimestamp } from '../../database/read-timestamp.ts'
import { noteClock } from '../../kernel/source-changes.ts'
import { type DataCollection, hasStatuses, pluginOf } from '../data-collections/public.ts'
import type { ItemProblem } from './item-problem.ts'
import type { DataItem, Doc } from './item.ts'

// The same in SQL: server/src/database/query/published.ts.

const dateIn = (doc: Doc, key: string): string | undefined => {
  const value = doc[key] as { $date?: unknown } | null | undefined
  return typeof value?.$date === 'string' ? value.$date : undefined
}

/** An item's status at a time: its own, unless one of its dates has passed since it was written; of two dates, the later one decides (decision 0039). */
export function statusOf({ doc, updatedDate }: Pick<DataItem, 'doc' | 'updatedDate'>, now: Date): PublishStatus {
  noteClock()
  const since = (key: string): string => {
    const date = dateIn(doc, key)
    return date !== undefined && date > isoTimestamp(updatedDate) && date <= now.toISOString() ? date : ''
  }
  const [on, off] = [since(publishField), since(unpublishField)]
  if (on === '' && off === '') return doc[statusField] === 'DRAFT' ? 'DRAFT' : 'PUBLISHED'
  return on > off ? 'PUBLISHED' : 'DRAFT'
}

/** An item's document with its present status. */
export const settledDoc = (collection: DataCollection, item: Pick<DataItem, 'doc' | 'updatedDate'>, now: Date): Doc =>
  hasStatuses(collection) ? { ...item.doc, [statusField]: statusOf(item, now) } : item.doc

/** A document as it is written: with a status, which is DRAFT until a future publishing date; or the violations of its publishing fields. */
export function stamped(collection: DataCollection, doc: Doc, { before, now }: { before?: Doc; now: Date }): { doc: Doc } | ItemProblem {
  const plugin = pluginOf(collection, 'PUBLISH')
  if (!plugin) return { doc }
  const status = doc[statusField] ?? before?.[statusField] ?? plugin.publishOptions?.defaultStatus ?? 'PUBLISHED'
  const violations = [
    ...((publishStatuses as readonly unknown[]).includes(status)
      ? []
      : [
          violation(statusField, 'INVALID_ENUM_VALUE', `must be one of ${publishStatuses.join(', ')}`, {
            allowedValues: [...publishStatuses],
          }),
        ]),
    ...[publishField, unpublishField].flatMap((key) =>
      (doc[key] ?? null) === null || dateIn(doc, key) !== undefined ? [] : [violation(key, 'FORMAT', 'must be a date')],
    ),
  ]
  return violations.length > 0 ? { violations } : { doc: { ...doc, [statusField]: isAwaited(doc, now) ? 'DRAFT' : status } }
}

/** Whether an item is scheduled to be published. It can't be unpublished before that date. */
function isAwaited(doc: Doc, now: Date): boolean {
  const [on, off] = [dateIn(doc, publishField), dateIn(doc, unpublishField)]
  if (on === undefined || on <= now.toISOString()) return false
  return off === undefined || off <= now.toISOString() || on <= off
}

/** The publish status stays unchanged if the request doesn't set it. */
export const retainedByStatus = (collection: DataCollection, sent: Doc): readonly string[] =>
  hasStatuses(collection) ? publishingFields.filter((key) => !Object.hasOwn(sent, key)) : []
