import type { catalogue } from '@stoa/contract'
import { listedMax } from '@stoa/contract/catalogue/list'
import type { Handler } from '../../../kernel/handler.ts'
import { readFacets } from '../listing/read-facets.ts'
import { readListRequest } from '../listing/request.ts'
import { selectListed } from '../listing/store.ts'
import { presentProductOnce } from '../present-product-once.ts'
import { findVariants } from '../store.ts'
import { variantsByProduct, viewFor } from '../view.ts'

export const listProducts: Handler<typeof catalogue.listProducts> = async (context, request) => {
  const list = readListRequest(request, context.site.settings.currency)
  const [{ facets, total }, { rows, variants }] = await Promise.all([readFacets(context, list), readPage()])
  const view = viewFor(context)
  const tooManyToCount = total > listedMax
  return {
    products: rows.map((product) => presentProductOnce(context.siteId, product, { variants: variants.get(product.id) ?? [], view })),
    metadata: {
      count: rows.length,
      offset: list.offset,
      ...(tooManyToCount ? {} : { total }),
      tooManyToCount,
      hasNext: rows.length === list.limit && (tooManyToCount ? list.offset + list.limit <= listedMax : list.offset + rows.length < total),
    },
    facets,
  }

  async function readPage() {
    const rows = await selectListed(context, list)
    const ids = rows.map(({ id }) => id)
    // Like the filters, without what only the team sees.
    const variants = (await findVariants(context, ids)).filter(({ visible }) => visible)
    return { rows, variants: variantsByProduct(variants) }
  }
}
