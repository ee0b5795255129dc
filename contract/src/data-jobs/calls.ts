import { Type } from 'typebox'
import { call } from '../call.ts'
import { FieldModification } from '../data-items/bulk.ts'
import { writing } from '../data-items/options.ts'
import { dataWritingProblems } from '../data-items/problems.ts'
import { field, Free, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { DataJobFailure, dataJobStatuses } from './data-job.ts'
import { dataJobMissing, dataJobsFull } from './problems.ts'

const source = 'wire §5, decision 0036'
// Visitors are excluded because anyone can get a visitor token: work that continues after its requester has left needs an identified one.
const any = { family: 'dataItems', allow: ['member', 'owner', 'app'], source } as const
const byFilter = {
  ...any,
  method: 'POST',
  writes: true,
  response: Shape({ jobId: field(Guid, 'ID of the job, for `getAsyncJobStatus`.') }),
  problems: { ...dataWritingProblems, ...dataJobsFull },
} as const
const filteredItems = {
  dataCollectionId: field(Text(256, 1), 'ID of the collection.'),
  filter: maybeNull(Free, 'Conditions that the items must meet. All items if absent or null.'),
}
const fieldModifications = field(Type.Array(FieldModification, { minItems: 1, maxItems: 100 }), 'Changes of each item, made in this order.')

export const asyncPatchDataItemsByFilter = call({
  ...byFilter,
  path: '/v2/bulk/items/async-patch-by-filter',
  summary: 'Start a job that updates fields of all matching items.',
  description:
    'Without a filter, all items are updated. Returns the ID of the job. Items are processed once each in ID order, and updated only ' +
    'if they still match. If an item can’t be changed, the job ends as FAILED.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape({ ...filteredItems, fieldModifications, ...writing }),
  example: {
    dataCollectionId: 'Books',
    filter: { inPrint: false },
    fieldModifications: [{ action: 'APPEND_TO_ARRAY', fieldPath: 'genres', appendToArrayOptions: { value: 'rare' } }],
  },
})

export const asyncRemoveDataItemsByFilter = call({
  ...byFilter,
  path: '/v2/bulk/items/async-remove-by-filter',
  summary: 'Start a job that removes all matching items.',
  description: 'Without a filter, all items are removed. Returns the ID of the job.',
  permission: 'WIX_DATA.REMOVE',
  request: Shape({ ...filteredItems, ...writing }),
  example: { dataCollectionId: 'Books', filter: { inPrint: false } },
})

export const getAsyncJobStatus = call({
  ...any,
  method: 'GET',
  path: '/v2/async-jobs/{jobId}/status',
  summary: 'Get the status of a job.',
  description:
    'Available until 30 days after the job’s end to the caller who started it and to the site’s team, apps and keys. `failure` says ' +
    'why it failed or is about to.',
  permission: 'WIX_DATA.QUERY',
  writes: false,
  request: Shape({ jobId: field(Text(256, 1), 'ID of the job, as starting it returned it.') }),
  response: Shape({
    status: field(
      Type.Enum([...dataJobStatuses]),
      'INITIALIZED: waits. PROCESSING: runs. SUCCEEDED: done. FAILED: stopped early; changes until then remain.',
    ),
    successCount: field(Whole(0, Number.MAX_SAFE_INTEGER), 'Number of items that were changed or removed so far.'),
    failure: maybe(DataJobFailure, 'Why the job stopped or is about to. Absent if nothing went wrong.'),
  }),
  problems: dataJobMissing,
})
