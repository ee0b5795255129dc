import { ExternalLink } from 'lucide-react'
import { redirect, useSearchParams } from 'react-router'
import { RichText } from '@stoa/ui/components/rich-text'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { richText } from '@stoa/ui/rich-text'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { Facts } from '../kit/facts.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { defaultSort, listingOf, pageSizes, queryOf } from '../products/listing.ts'
import { useProductColumns } from '../products/product-columns.tsx'
import { Copied } from '../products/product-facts.tsx'
import { collectionNames, productRow } from '../products/product-row.ts'
import { VisibilityBadge } from '../products/stock-badge.tsx'
import { pictureOf, Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collection-page'

export async function loader({ context, params: { collectionId }, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { sort, size, cursor } = listingOf(url.searchParams)
  const everything = { words: '', stock: '', visibility: '', min: '', max: '' } as const
  const [{ collection }, { products, metadata }, { shop }] = await Promise.all([
    client.collections.getCollection({ id: collectionId }),
    client.catalogue.queryProducts({ query: queryOf({ ...everything, collectionId, sort, size, cursor }) }).catch((error: unknown) => {
      if (cursor && isRefusal(error) && error.status === 400)
        throw redirect(`${paths.collection(collectionId)}${withParams(url.searchParams, {})}`)
      throw error
    }),
    client.shop.getShop({}),
  ])
  const names = await collectionNames(
    client,
    products.flatMap(({ collectionIds }) => collectionIds),
  )
  const { id, name, slug, visible, description, media } = collection
  return {
    collection: { id, name: name ?? '', slug: slug ?? '', isVisible: visible === true, description: richText(description ?? '') },
    picture: pictureOf(media.mainMedia),
    rows: products.map((product) => productRow(product, names, shop)),
    total: metadata.tooManyToCount ? undefined : (metadata.total ?? undefined),
    previous: metadata.cursors?.prev ?? undefined,
    next: metadata.cursors?.next ?? undefined,
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
  const [query] = useSearchParams()
  const columns = useProductColumns().filter(({ name }) => name !== 'collections')
  if (rows.length === 0) return <p className="card px-6 py-12 text-center text-soft">{collections.page.noMembers}</p>
  return (
    <section aria-label={collections.page.members}>
      <DataTable
        caption={collections.page.productsOf(collection.name)}
        rows={rows}
        columns={columns}
        idOf={({ id }) => id}
        hrefOf={({ id }) => paths.product(id)}
        defaultSort={defaultSort}
      />
      <ListPages
        previous={cursorLink(query, previous)}
        next={cursorLink(query, next)}
        position={total === undefined ? products.manyProducts : products.count(total)}
        sizes={pageSizes}
      />
    </section>
  )
}
