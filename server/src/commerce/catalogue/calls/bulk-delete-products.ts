import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { deleteEach } from '../change/bulk.ts'

export const bulkDeleteProducts: Handler<typeof catalogue.bulkDeleteProducts> = (context, { ids }) => deleteEach(context, ids)
