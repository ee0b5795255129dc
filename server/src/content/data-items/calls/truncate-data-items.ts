import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { emptied } from '../../data-collections/empty.ts'
import { holdDataCollection } from '../../data-collections/find-collection.ts'

export const truncateDataItems: Handler<typeof dataItems.truncateDataItems> = async (context, request) => {
  await emptied(context, await holdDataCollection(context, request, 'remove'))
  return {}
}
