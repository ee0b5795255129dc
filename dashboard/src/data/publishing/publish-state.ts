import { publishField, statusField, unpublishField } from '@stoa/contract/data-items/publishing'
import type { Data } from '../../grid/window.ts'

/** The publish status of an item: published or draft, possibly until a scheduled change. */
export type PublishState = { is: 'PUBLISHED' | 'DRAFT' } | { is: 'SCHEDULED' | 'ENDING'; at: string }

export function dateIn(data: Data, field: string): string | undefined {
  const date = (data[field] as { $date?: unknown } | null | undefined)?.$date
  return typeof date === 'string' ? date : undefined
}

const isToCome = (date: string | undefined, now: Date): date is string => date !== undefined && date > now.toISOString()

/** The publish status of an item from the server: its current status, and the change that one of its dates schedules (decision 0039). */
export function publishStateOf(data: Data, now: Date): PublishState {
  const [on, off] = [dateIn(data, publishField), dateIn(data, unpublishField)]
  if (data[statusField] === 'DRAFT') return isToCome(on, now) ? { is: 'SCHEDULED', at: on } : { is: 'DRAFT' }
  return isToCome(off, now) ? { is: 'ENDING', at: off } : { is: 'PUBLISHED' }
}

export const currentPublishState = (data: Data): PublishState => publishStateOf(data, new Date())

/** The requested publish status. */
export type PublishAction = { be: 'PUBLISHED' | 'DRAFT' } | { be: 'SCHEDULED'; at: string }

/** The fields that set the requested status. A publish date in the future would override it and is cleared; one in the past has no effect and stays. */
export function fieldsFor(wish: PublishAction, data: Data, now: Date): Data {
  if (wish.be === 'SCHEDULED') return { [statusField]: 'DRAFT', [publishField]: { $date: wish.at } }
  const forgets = isToCome(dateIn(data, publishField), now)
  return { [statusField]: wish.be, ...(forgets && { [publishField]: undefined }) }
}

/** Whether an item already has the requested status. */
export const hasReached = (wish: PublishAction, data: Data, now: Date): boolean => {
  const standing = publishStateOf(data, now)
  if (wish.be === 'SCHEDULED') return standing.is === 'SCHEDULED' && standing.at === wish.at
  return wish.be === 'PUBLISHED' ? standing.is === 'PUBLISHED' || standing.is === 'ENDING' : standing.is === 'DRAFT'
}
