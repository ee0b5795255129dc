import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { withEach } from '../change/bulk.ts'
import { deleteLocked } from '../change/save.ts'

export const bulkDeleteProducts: Handler<typeof catalogue.bulkDeleteProducts> = (context, { ids }) =>
  withEach(context, ids, (held) => deleteLocked(context, held))
