import { Package } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/products-page'
import { BulkOutcome } from './bulk/bulk-outcome.tsx'
import { changeProducts, type BulkAnswer } from './bulk/bulk-products.server.ts'
import { bulkFormId, BulkProducts } from './bulk/bulk-products.tsx'
import { LookLinks } from './look-links.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductLinks } from './product-links.tsx'
import { lookOf, productList } from './product-list.ts'
import { productRows } from './product-row.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const request = { query: productList.at(url.searchParams).query }
  const [{ shop }, { products, metadata }, { collections }] = await Promise.all([
    client.shop.getShop({}),
    readPage(url, client.catalogue.queryProducts(request)),
    client.collections.queryCollections({
      query: { filter: { id: { $ne: allProductsId } }, sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 100 } },
    }),
  ])
  return {
    rows: await productRows(client, products, shop),
    request,
    collections: collections.map(({ id, name }) => ({ value: id, text: name ?? '' })),
    currency: shop.currency,
    ...pagesOf(metadata),
  }
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  changeProducts(context.get(apiContext).client, await request.formData())

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, collections, currency } = loaderData
  const { products: texts, bulkProducts } = useTexts().dashboard
  const isGrid = lookOf(useSearchParams()[0]) === 'grid'
  const mayEdit = useMay()('WIX_STORES.MODIFY_PRODUCTS')
  const make = mayEdit && <MakeLink to={paths.newProduct} text={bulkProducts.make} />
  return (
    <ListPage
      list={productList}
      columns={isGrid ? [] : productColumns}
      data={loaderData}
      call="catalogue.queryProducts"
      beforeCode={<ProductLinks />}
      actions={make}
      notice={<BulkOutcome answer={actionData as BulkAnswer | undefined} collections={collections} />}
      options={{ collection: collections }}
      facts={{ currency }}
      toolbarEnd={<LookLinks />}
      empty={{ icon: Package, ...(make && { action: make }) }}
      {...(isGrid && { body: <ProductGrid rows={rows} label={texts.title} /> })}
      hrefOf={({ id }) => paths.product(id)}
      selection={mayEdit && !isGrid ? { form: bulkFormId, nameOf: ({ name }) => name } : undefined}
      bulk={mayEdit && !isGrid && <BulkProducts />}
      position={total === undefined ? texts.manyProducts : texts.count(total)}
    />
  )
}
