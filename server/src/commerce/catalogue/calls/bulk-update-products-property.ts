import type { catalogue } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { changeEach } from '../change/bulk.ts'
import { settingOf } from '../change/set-property.ts'

export const bulkUpdateProductsProperty: Handler<typeof catalogue.bulkUpdateProductsProperty> = (context, { ids, set }) =>
  changeEach(context, ids, settingOf(set, context.site.settings.currency))
