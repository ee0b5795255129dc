import { Package } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { allProductsId } from '@stoa/contract/collections/all-products'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/products-page'
import { LookLinks } from './look-links.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductGrid } from './product-grid.tsx'
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

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, collections, currency } = loaderData
  const { products: texts, frame } = useTexts().dashboard
  const isGrid = lookOf(useSearchParams()[0]) === 'grid'
  return (
    <ListPage
      list={productList}
      columns={isGrid ? [] : productColumns}
      data={loaderData}
      call="catalogue.queryProducts"
      beforeCode={
        <Link to={paths.inventory} className="button button-quiet">
          {frame.pages.inventory}
        </Link>
      }
      options={{ collection: collections }}
      facts={{ currency }}
      toolbarEnd={<LookLinks />}
      empty={{ icon: Package }}
      {...(isGrid && { body: <ProductGrid rows={rows} label={texts.title} /> })}
      hrefOf={({ id }) => paths.product(id)}
      position={total === undefined ? texts.manyProducts : texts.count(total)}
    />
  )
}
