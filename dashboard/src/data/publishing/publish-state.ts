import { publishField, statusField, unpublishField } from '@stoa/contract/data-items/publishing'
import type { Data } from '../grid/window.server.ts'

/** How an item stands: for all who may read, kept back, or either of them until an instant that is still to come. */
export type PublishState = { is: 'PUBLISHED' | 'DRAFT' } | { is: 'SCHEDULED' | 'ENDING'; at: string }

export function dateIn(data: Data, field: string): string | undefined {
  const date = (data[field] as { $date?: unknown } | null | undefined)?.$date
  return typeof date === 'string' ? date : undefined
}

const isToCome = (date: string | undefined, now: Date): date is string => date !== undefined && date > now.toISOString()

/** Of an item as the server has settled it: what its status says now, and what one of its dates makes of that later (decision 0039). */
export function publishStateOf(data: Data, now: Date): PublishState {
  const [on, off] = [dateIn(data, publishField), dateIn(data, unpublishField)]
  if (data[statusField] === 'DRAFT') return isToCome(on, now) ? { is: 'SCHEDULED', at: on } : { is: 'DRAFT' }
  return isToCome(off, now) ? { is: 'ENDING', at: off } : { is: 'PUBLISHED' }
}

export const currentPublishState = (data: Data): PublishState => publishStateOf(data, new Date())

/** What is to become of items. */
export type PublishAction = { be: 'PUBLISHED' | 'DRAFT' } | { be: 'SCHEDULED'; at: string }

/** The fields that make a wish true. A publishing date still to come would undo either of the others; one that has passed changes nothing, and stays. */
export function fieldsFor(wish: PublishAction, data: Data, now: Date): Data {
  if (wish.be === 'SCHEDULED') return { [statusField]: 'DRAFT', [publishField]: { $date: wish.at } }
  const forgets = isToCome(dateIn(data, publishField), now)
  return { [statusField]: wish.be, ...(forgets && { [publishField]: undefined }) }
}

/** Whether an item is as wished already. */
export const hasReached = (wish: PublishAction, data: Data, now: Date): boolean => {
  const standing = publishStateOf(data, now)
  if (wish.be === 'SCHEDULED') return standing.is === 'SCHEDULED' && standing.at === wish.at
  return wish.be === 'PUBLISHED' ? standing.is === 'PUBLISHED' || standing.is === 'ENDING' : standing.is === 'DRAFT'
}
