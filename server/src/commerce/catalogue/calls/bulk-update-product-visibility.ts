import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeEach } from '../change/bulk.ts'

export const bulkUpdateProductVisibility: Handler<typeof catalogue.bulkUpdateProductVisibility> = (context, { ids, visible }) =>
  changeEach(context, ids, ({ product, variants }) => ({ product: { ...product, visible }, variants }))
