import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { findPair } from '../../data-collections/public.ts'
import { beginDraft } from '../drafts.ts'
import { presentDataItem } from '../present.ts'

export const createDataItemDraft: Handler<typeof dataItems.createDataItemDraft> = async (context, request) => {
  const pair = await findPair(context, request)
  if (!pair) refuse('DRAFT_ITEMS_NOT_INSTALLED')
  const draft = await beginDraft(context, pair, request.dataItemId)
  if (draft === 'none') refuse('WDE0073')
  if (draft === 'taken') refuse('WDE0074')
  return { dataItem: presentDataItem(context, pair.drafts, draft) }
}
