import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { boundTo, findDataCollection } from '../../data-collections/public.ts'
import { readReferring, referencesOf, referredTo } from '../referenced.ts'
import { resumed } from '../resume.ts'

export const queryReferencedDataItems: Handler<typeof dataItems.queryReferencedDataItems> = async (context, request) => {
  const collection = await findDataCollection(context, request, 'read')
  const { paging, cursorPaging } = request
  const page = resumed(context, { of: `references of ${boundTo(collection)}`, basis: readReferring(request), paging, cursorPaging })
  const { basis, limit, offset } = page
  const references = await referencesOf(context, collection, basis)
  const shown = references.slice(offset, offset + limit)
  const results = await referredTo(context, collection, { references: shown, fields: request.fields ?? basis.fields })
  const counted = request.returnTotalCount ? references.length : undefined
  return { results, pagingMetadata: page.metadata({ count: shown.length, hasNext: offset + limit < references.length, counted }) }
}
