import type { dataItems } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { emptied, lockDataCollection } from '../../data-collections/public.ts'

export const truncateDataItems: Handler<typeof dataItems.truncateDataItems> = async (context, request) => {
  await emptied(context, await lockDataCollection(context, request, 'remove'))
  return {}
}
