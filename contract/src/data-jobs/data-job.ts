import { Type } from 'typebox'
import { field, Free, maybe, Shape } from '../scalars.ts'
import { transitions } from '../transitions.ts'

/** INITIALIZED: the job is waiting. PROCESSING: it has reached its first items. SUCCEEDED: it has processed all items. FAILED: it stopped earlier; changes
 *  made until then remain. */
export const dataJobStatuses = ['INITIALIZED', 'PROCESSING', 'SUCCEEDED', 'FAILED'] as const
export type DataJobStatus = (typeof dataJobStatuses)[number]

/** Statuses of a job. The last two are final. */
export const dataJobTransitions = transitions<DataJobStatus>({ states: dataJobStatuses, begins: ['INITIALIZED'] })({
  advance: { from: ['INITIALIZED', 'PROCESSING'], to: 'PROCESSING' },
  succeed: { from: ['INITIALIZED', 'PROCESSING'], to: 'SUCCEEDED' },
  fail: { from: ['INITIALIZED', 'PROCESSING'], to: 'FAILED' },
})

/** Why a job stopped: the error that its call would return now, or the error of one item. */
export const DataJobFailure = Shape({
  code: field(Type.String(), 'Code of the error, such as `WDE0025`.'),
  description: field(Type.String(), 'What went wrong, as a sentence.'),
  dataItemId: maybe(Type.String(), 'ID of the item that couldn’t be changed. Absent if it wasn’t because of one.'),
  data: maybe(Free, 'Values that belong to the error.'),
})

/** Maximum number of waiting or running jobs of a site: in total, of all members together, and of one member. */
export const jobsMax = { site: 100, members: 50, member: 2 } as const

/** How long the status of a job is available after its end. */
export const jobRetentionDays = 30
