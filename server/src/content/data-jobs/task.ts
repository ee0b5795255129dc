import { dataJobs } from '@stoa/contract'
import type { Fragment } from '../../database/sql.ts'
import type { Context } from '../../kernel/context.ts'
import { type DataAction, type DataCollection, findWritableCollection } from '../data-collections/public.ts'
import { changeAll, filterOf, type Outcome, patching, removeAll } from '../data-items/public.ts'
import type { JobRequest, JobKind } from './job.ts'

/** The call that requests a kind of job, and what the job does to items. */
export const kinds = {
  PATCH: { call: dataJobs.asyncPatchDataItemsByFilter, action: 'update' },
  REMOVE: { call: dataJobs.asyncRemoveDataItemsByFilter, action: 'remove' },
} as const satisfies Record<JobKind, { call: unknown; action: DataAction }>

export interface Task {
  collection: DataCollection
  action: DataAction
  /** The condition that an item must match. */
  condition: Fragment
  run(ids: readonly string[]): Promise<Outcome[]>
}

/** The task of a job, or the refusal of what is invalid or not permitted: checked when it is requested and with each batch. */
export async function taskOf(context: Context, { kind, request }: JobRequest): Promise<Task> {
  const { action } = kinds[kind]
  const collection = await findWritableCollection(context, request, action)
  const condition = filterOf(context, collection, { filter: request.filter, at: 'filter' })
  const task = { collection, action, condition }
  if (kind === 'REMOVE') return { ...task, run: (ids) => removeAll(context, task, ids) }
  const { fieldModifications = [] } = request
  const to = patching(context, collection, { fieldModifications, at: 'fieldModifications' })
  return {
    ...task,
    run: (ids) =>
      changeAll(
        context,
        { ...task, action: 'PATCH' },
        ids.map((id) => ({ id, to })),
      ),
  }
}
