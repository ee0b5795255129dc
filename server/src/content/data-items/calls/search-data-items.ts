import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findDataCollection } from '../../data-collections/public.ts'
import { includeReferences } from '../include.ts'
import { presentDataItem } from '../present.ts'
import { recordingUses } from '../recording-uses.ts'
import { plannedSearch } from '../searching.ts'
import { selectItems } from '../store.ts'

export const searchDataItems: Handler<typeof dataItems.searchDataItems> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  const plan = plannedSearch(context, collection, request.search)
  const find = () => selectItems(context, collection, plan)
  const { rows, offset, hasNext, cursors, total } = plan.page(await recordingUses(context, collection, { asked: plan.request, find }))
  const shown = rows.map((item) => presentDataItem(context, collection, item, request.search?.fields))
  await includeReferences(context, collection, shown, request.includeReferences ?? [])
  const counted = total === undefined ? {} : { total }
  return { dataItems: shown, pagingMetadata: { count: rows.length, offset, hasNext, cursors, tooManyToCount: false, ...counted } }
}
