import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { emptied, holdDataCollection } from '../../data-collections/public.ts'

export const truncateDataItems: Handler<typeof dataItems.truncateDataItems> = async (context, request) => {
  await emptied(context, await holdDataCollection(context, request, 'remove'))
  return {}
}
