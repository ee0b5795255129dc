import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentRead } from '../present-with-references.ts'
import { readInOneStatement } from '../read-in-one-statement.ts'
import { selectByIds } from '../store.ts'

export const getDataItem: Handler<typeof dataItems.getDataItem> = async (context, request) => {
  const { collection, rows } = await readInOneStatement(context, request, async (known) => ({
    rows: await selectByIds(context, known, [request.dataItemId]),
  }))
  const [item] = rows
  if (!item) refuse('WDE0073')
  const { fields, includeReferences: include } = request
  const [dataItem] = await presentRead(context, collection, { items: [item], fields, include })
  return { dataItem: dataItem! }
}
