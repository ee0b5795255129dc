import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findDataCollection } from '../../data-collections/public.ts'
import { presentRead } from '../present-with-references.ts'
import { recordingUses } from '../recording-uses.ts'
import { plannedSearch } from '../searching.ts'
import { selectItems } from '../store.ts'

export const searchDataItems: Handler<typeof dataItems.searchDataItems> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  const plan = plannedSearch(context, collection, request.search)
  const find = () => selectItems(context, collection, plan)
  const { rows, offset, hasNext, cursors, total } = plan.page(await recordingUses(context, collection, { asked: plan.request, find }))
  const { search, includeReferences: include } = request
  const shown = await presentRead(context, collection, { items: rows, fields: search?.fields, include })
  const counted = total === undefined ? {} : { total }
  return { dataItems: shown, pagingMetadata: { count: rows.length, offset, hasNext, cursors, tooManyToCount: false, ...counted } }
}
