import type { dataExports } from '@stoa/contract'
import { exportItemsAtOnce } from '@stoa/contract/data-exports/export'
import type { Handler } from '../../../kernel/handler.ts'
import { draftsToo, findDataCollection } from '../../data-collections/public.ts'
import { pageOf, presentDataItem } from '../../data-items/public.ts'
import { columnsOf, headLine, itemLine } from '../lines.ts'

export const exportDataItems: Handler<typeof dataExports.exportDataItems> = async (
  context,
  { dataCollectionId, environment, format, fields, filter, sort, cursor },
) => {
  const collection = await findDataCollection(context, { dataCollectionId, environment, ...draftsToo }, 'read')
  const { rows, cursors } = await pageOf(context, collection, {
    of: 'export of',
    query: { filter, sort, cursor },
    limit: exportItemsAtOnce,
  })
  const columns = columnsOf(collection, fields)
  const lines = rows.map((item) => itemLine(presentDataItem(context, collection, item).data, { format, columns }))
  const next = cursors?.next ?? undefined
  return {
    text: [...(cursor === undefined ? [headLine({ format, columns })] : []), ...lines].join(''),
    count: rows.length,
    ...(next === undefined ? {} : { next }),
  }
}
