import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPair } from '../../data-collections/public.ts'
import { publishDrafts } from '../drafts.ts'
import { presentDataItem } from '../present.ts'

export const publishDataItemDraft: Handler<typeof dataItems.publishDataItemDraft> = async (context, request) => {
  const pair = await findPair(context, request)
  if (!pair) refuse('DRAFT_ITEMS_NOT_INSTALLED')
  const [item] = await publishDrafts(context, pair, [request.dataItemId])
  if (!item) refuse('WDE0073')
  return { dataItem: presentDataItem(context, pair.published, item) }
}
