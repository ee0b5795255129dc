import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection } from '../../data-collections/public.ts'
import { changeAll } from '../change.ts'
import { conditionOf } from '../filtering.ts'
import { presentOutcomes } from '../outcome.ts'
import { patchOf } from '../patch.ts'

export const bulkPatchDataItems: Handler<typeof dataItems.bulkPatchDataItems> = async (context, request) => {
  const { patches, returnEntity } = request
  const collection = await findWritableCollection(context, request, 'update')
  const changes = patches.map((patch, index) => patchOf(context, collection, { patch, at: `patches[${index}]` }))
  const condition = conditionOf(context, collection, request)
  const outcomes = await changeAll(context, { collection, condition, action: 'PATCH' }, changes)
  return presentOutcomes(context, outcomes, { collection, returnEntity })
}
