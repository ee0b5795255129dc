import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeEach } from '../change/bulk.ts'
import { adjustmentOf } from '../change/set-property.ts'

export const bulkAdjustProductProperty: Handler<typeof catalogue.bulkAdjustProductProperty> = (context, { ids, adjust }) =>
  changeEach(context, ids, adjustmentOf(adjust, context.site.settings.currency))
