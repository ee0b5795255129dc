import { Type } from 'typebox'
import { call } from '../call.ts'
import { FieldModification } from '../data-items/bulk.ts'
import { writing } from '../data-items/options.ts'
import { dataCollectionProblems } from '../data-items/problems.ts'
import { Free, Guid, maybe, maybeNull, Shape, Text, Whole } from '../scalars.ts'
import { DataJobFailure, dataJobStatuses } from './data-job.ts'
import { dataJobMissing, dataJobsFull } from './problems.ts'

const source = 'wire §5, decision 0036'
// A visitor is whoever asks for a token: what goes on after its asker has left needs somebody to ask for it.
const any = { family: 'dataItems', allow: ['member', 'owner', 'app'], source } as const
const byFilter = {
  ...any,
  method: 'POST',
  writes: true,
  response: Shape({ jobId: Guid }),
  problems: { ...dataCollectionProblems, ...dataJobsFull },
} as const
const chosen = { dataCollectionId: Text(256, 1), filter: maybeNull(Free) }
const fieldModifications = Type.Array(FieldModification, { minItems: 1, maxItems: 100 })

export const asyncPatchDataItemsByFilter = call({
  ...byFilter,
  path: '/v2/bulk/items/async-patch-by-filter',
  summary: 'Change fields of all items that a filter finds, as a job.',
  description:
    'Begins to change fields of all items that a filter finds; without one, of all there are. The answer names the job that does it. ' +
    'Items come in the order of their ids, each once at most, and is changed if it is then as the filter says. An item that cannot be ' +
    'changed ends the job as FAILED.',
  permission: 'WIX_DATA.UPDATE',
  request: Shape({ ...chosen, fieldModifications, ...writing }),
  example: {
    dataCollectionId: 'Books',
    filter: { inPrint: false },
    fieldModifications: [{ action: 'APPEND_TO_ARRAY', fieldPath: 'genres', appendToArrayOptions: { value: 'rare' } }],
  },
})

export const asyncRemoveDataItemsByFilter = call({
  ...byFilter,
  path: '/v2/bulk/items/async-remove-by-filter',
  summary: 'Remove all items that a filter finds, as a job.',
  description: 'Begins to remove all items that a filter finds; without one, all there are. The answer names the job that does it.',
  permission: 'WIX_DATA.REMOVE',
  request: Shape({ ...chosen, ...writing }),
  example: { dataCollectionId: 'Books', filter: { inPrint: false } },
})

export const getAsyncJobStatus = call({
  ...any,
  method: 'GET',
  path: '/v2/async-jobs/{jobId}/status',
  summary: 'Get how far a job is.',
  description:
    'How far a job is, for whoever asked for it and for those who act for the site, until 30 days after its end. `failure` says why it ' +
    'stopped, or is about to.',
  permission: 'WIX_DATA.QUERY',
  writes: false,
  request: Shape({ jobId: Text(256, 1) }),
  response: Shape({
    status: Type.Enum([...dataJobStatuses]),
    successCount: Whole(0, Number.MAX_SAFE_INTEGER),
    failure: maybe(DataJobFailure),
  }),
  problems: dataJobMissing,
})
