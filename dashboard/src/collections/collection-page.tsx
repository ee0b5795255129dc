import { ExternalLink } from 'lucide-react'
import { RichText } from '@stoa/ui/components/rich-text'
import { apiContext } from '@stoa/ui/page-api'
import { richText } from '@stoa/ui/rich-text'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { Facts } from '../kit/facts.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { productColumns } from '../products/product-columns.tsx'
import { Copied } from '../products/product-facts.tsx'
import { inCollection, productList } from '../products/product-list.ts'
import { productRows } from '../products/product-row.ts'
import { VisibilityBadge } from '../products/stock-badge.tsx'
import { pictureOf, Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collection-page'

export async function loader({ context, params: { collectionId }, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { query, cursor } = productList.at(url.searchParams)
  const [{ collection }, { products, metadata }, { shop }] = await Promise.all([
    client.collections.getCollection({ id: collectionId }),
    readPage(url, client.catalogue.queryProducts({ query: cursor ? query : { ...query, filter: inCollection(collectionId) } })),
    client.shop.getShop({}),
  ])
  const { id, name, slug, visible, description, media } = collection
  return {
    collection: { id, name: name ?? '', slug: slug ?? '', isVisible: visible === true, description: richText(description ?? '') },
    picture: pictureOf(media.mainMedia),
    rows: await productRows(client, products, shop),
    ...pagesOf(metadata),
  }
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { collection, picture } = loaderData
  const { page } = useTexts().dashboard.collections
  return (
    <>
      <PageHead
        title={collection.name}
        back={{ to: paths.collections, text: page.back }}
        status={<VisibilityBadge isVisible={collection.isVisible} />}
        actions={
          <>
            {collection.isVisible && (
              <a href={`/collections/${collection.slug}`} className="button button-quiet">
                <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
                {page.inShop}
              </a>
            )}
            <CodeButton call="collections.getCollection" request={{ id: collection.id }} />
          </>
        }
      />
      <div className="grid gap-(--pad) xl:grid-cols-[1fr_21rem]">
        <div className="min-w-0">
          <Members loaderData={loaderData} />
        </div>
        <div className="min-w-0 space-y-(--pad)">
          <Card title={page.about}>
            <Thumbnail picture={picture} side={320} className="mb-3 aspect-[3/2] w-full" />
            {collection.description.length > 0 ? (
              <RichText nodes={collection.description} />
            ) : (
              <p className="text-soft">{page.noDescription}</p>
            )}
          </Card>
          <Card title={page.ids}>
            <Facts
              facts={[
                { name: page.id, value: <Copied text={collection.id} what={page.id} /> },
                { name: page.slug, value: <Copied text={collection.slug} what={page.slug} /> },
              ]}
            />
          </Card>
        </div>
      </div>
    </>
  )
}

function Members({ loaderData: { collection, rows, total, previous, next } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { collections, products } = useTexts().dashboard
  if (rows.length === 0) return <p className="card px-6 py-12 text-center text-soft">{collections.page.noMembers}</p>
  return (
    <section aria-label={collections.page.members}>
      <ListTable
        list={productList}
        rows={rows}
        columns={productColumns.filter(({ name }) => name !== 'collections')}
        caption={collections.page.productsOf(collection.name)}
        hrefOf={({ id }) => paths.product(id)}
      />
      <ListPages
        {...{ previous, next }}
        position={total === undefined ? products.manyProducts : products.count(total)}
        sizes={productList.sizes}
      />
    </section>
  )
}
