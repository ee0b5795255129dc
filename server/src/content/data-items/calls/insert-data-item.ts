import type { dataItems } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { findWritableCollection, type Wanted } from '../../data-collections/public.ts'
import { insertInOneStatement } from '../insert-in-one-statement.ts'
import { insertAll, type Sent } from '../insert.ts'
import { itemOf } from '../outcome.ts'
import { presentWithReferences } from '../present-with-references.ts'

export const insertDataItem: Handler<typeof dataItems.insertDataItem> = async (context, request) => {
  const sent = { ...request.dataItem, at: 'dataItem' }
  const { collection, item } = insertInOneStatement(context, request, sent) ?? (await insertInto(context, request, sent))
  return { dataItem: await presentWithReferences(context, collection, { item, include: request.includeReferencedItems }) }
}

async function insertInto(context: Context, wanted: Wanted, sent: Sent) {
  const collection = await findWritableCollection(context, wanted, 'insert')
  return { collection, item: itemOf(await insertAll(context, collection, [sent])) }
}
