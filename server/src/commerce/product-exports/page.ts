import type { ProductFileFormat } from '@stoa/contract/product-imports/layouts'
import { planCallerQuery } from '../../http/plan.ts'
import type { Context } from '../../kernel/context.ts'
import { productFrom, productsTarget } from '../catalogue/public.ts'
import type { CollectionOfFile, ExportedProduct } from './exported-product.ts'
import { selectCollections, selectStates } from './store.ts'

/** A part of a file has at most so many products. */
const productsAtOnce = 100

/** No product is added to a part that is this long. */
const bytesAtOnce = 2_000_000

interface PageInput {
  format: ProductFileFormat
  filter: unknown
  cursor: string | undefined
}

interface ProductsPage {
  products: ExportedProduct[]
  next: string | undefined
}

/** The products of a part, by ID, so that changes meanwhile don't move any of them. A cursor is for files of one format. */
export async function pageOf(context: Context, { format, filter, cursor }: PageInput): Promise<ProductsPage> {
  const planWith = (limit: number) =>
    planCallerQuery(context, {
      of: `export of products as ${format}`,
      query: { ...(cursor === undefined ? { filter } : {}), cursorPaging: { limit, ...(cursor === undefined ? {} : { cursor }) } },
      target: productsTarget(context.site.settings.currency),
    })
  const rows = await selectStates(context, planWith(productsAtOnce), bytesAtOnce)
  const count = rows.slice(0, productsAtOnce).filter(({ state }) => state !== null).length
  // Of a page of so many products, the cursor continues after the last one.
  const { next } = count > 0 ? planWith(count).page(rows.slice(0, count + 1)).cursors : { next: undefined }
  return {
    products: await withCollections(
      context,
      rows.slice(0, count).map(({ state }) => productFrom(state!)),
    ),
    next,
  }
}

type Read = ReturnType<typeof productFrom>

async function withCollections(context: Context, read: readonly Read[]): Promise<ExportedProduct[]> {
  const ids = [...new Set(read.flatMap(({ product }) => product.collectionIds))]
  const found = ids.length > 0 ? await selectCollections(context, ids) : []
  const byId = new Map(found.map((collection): [string, CollectionOfFile] => [collection.id, collection]))
  return read.map((one) => ({ ...one, collections: one.product.collectionIds.flatMap((id) => byId.get(id) ?? []) }))
}
