import { Type } from 'typebox'
import { Free, maybe, Shape } from '../scalars.ts'
import { transitions } from '../transitions.ts'

/** INITIALIZED waits for its turn. PROCESSING has come to its first items. SUCCEEDED has been through all of them. FAILED has stopped before: what was done until then
 *  stays done. */
export const dataJobStatuses = ['INITIALIZED', 'PROCESSING', 'SUCCEEDED', 'FAILED'] as const
export type DataJobStatus = (typeof dataJobStatuses)[number]

/** What may become of a job; the last two statuses are its end. */
export const dataJobTransitions = transitions<DataJobStatus>({ states: dataJobStatuses, begins: ['INITIALIZED'] })({
  advance: { from: ['INITIALIZED', 'PROCESSING'], to: 'PROCESSING' },
  succeed: { from: ['INITIALIZED', 'PROCESSING'], to: 'SUCCEEDED' },
  fail: { from: ['INITIALIZED', 'PROCESSING'], to: 'FAILED' },
})

/** Why a job stops: what its call would have been refused with now, or what one item cannot have done to it. */
export const DataJobFailure = Shape({
  code: Type.String(),
  description: Type.String(),
  dataItemId: maybe(Type.String()),
  data: maybe(Free),
})

/** Jobs of a site that may wait or work at once: of all, of all its members together, and of a single member. */
export const jobsMax = { site: 100, members: 50, member: 2 } as const

/** How long a job can be asked about after its end. */
export const jobRetentionDays = 30
