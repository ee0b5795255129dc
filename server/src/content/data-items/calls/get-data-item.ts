import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { includeReferences } from '../include.ts'
import { presentDataItem } from '../present.ts'
import { readInOneStatement } from '../read-in-one-statement.ts'
import { selectByIds } from '../store.ts'

export const getDataItem: Handler<typeof dataItems.getDataItem> = async (context, request) => {
  const { collection, rows } = await readInOneStatement(context, request, async (known) => ({
    rows: await selectByIds(context, known, [request.dataItemId]),
  }))
  const [item] = rows
  if (!item) refuse('WDE0073')
  const dataItem = presentDataItem(context, collection, item, request.fields)
  await includeReferences(context, collection, [dataItem], request.includeReferences ?? [])
  return { dataItem }
}
