import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPair } from '../../data-collections/public.ts'
import { takeBack } from '../drafts.ts'
import { presentDataItem } from '../present.ts'

export const unpublishDataItem: Handler<typeof dataItems.unpublishDataItem> = async (context, request) => {
  const pair = await findPair(context, request)
  if (!pair) refuse('DRAFT_ITEMS_NOT_INSTALLED')
  const { dataItemId: id, copyToDraft: copied = true } = request
  const { taken, drafts } = await takeBack(context, pair, { ids: [id], as: copied ? (doc) => doc : undefined })
  if (taken.length === 0) refuse('WDE0073')
  return drafts[0] ? { dataItem: presentDataItem(context, pair.drafts, drafts[0]) } : {}
}
