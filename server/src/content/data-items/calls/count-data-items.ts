import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findDataCollection } from '../../data-collections/public.ts'
import { plannedAt, targetFor } from '../filtering.ts'
import { recordingUses } from '../recording-uses.ts'
import { countItems } from '../store.ts'

/** Counts all of them, however many. */
const uncapped = 2 ** 31

export const countDataItems: Handler<typeof dataItems.countDataItems> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  const plan = plannedAt({ query: { filter: request.filter }, target: targetFor(context, collection), filterAt: 'filter' })
  const find = () => countItems(context, collection, plan, uncapped)
  return { totalCount: await recordingUses(context, collection, { asked: plan.request, find }) }
}
