import type { productExports } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { headLine, linesOf } from '../lines.ts'
import { pageOf } from '../page.ts'

export const exportProducts: Handler<typeof productExports.exportProducts> = async (context, { format, filter, cursor }) => {
  const { products, next } = await pageOf(context, { format, filter, cursor })
  const { currency, weightUnit } = context.site.settings
  const shop = { currency, weightUnit, baseUrl: context.services.settings.baseUrl }
  const lines = products.map((product) => linesOf(product, { format, shop }))
  return {
    text: [...(cursor === undefined ? [headLine(format)] : []), ...lines].join(''),
    count: products.length,
    ...(next === undefined ? {} : { next }),
  }
}
