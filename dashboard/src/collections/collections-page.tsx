import { Layers } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import type { Collection } from '../answers.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { VisibilityBadge } from '../products/stock-badge.tsx'
import { pictureOf, Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collections-page'
import { BulkAnswer, BulkCollections, bulkFormId } from './bulk-collections.tsx'
import { changeCollections } from './change-collections.server.ts'
import { collectionList } from './collection-list.ts'
import { FeaturedCard } from './featured-card.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = { query: collectionList.at(url.searchParams).query }
  const { client } = context.get(apiContext)
  const [{ collections, metadata }, featured] = await Promise.all([
    readPage(url, client.collections.queryCollections(request)),
    client.collections.listFeaturedCollections({}),
  ])
  return {
    rows: collections.map(collectionRow),
    featured: featured.collections.map(({ id, name }) => ({ id, name: name ?? '' })),
    request,
    ...pagesOf(metadata),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return changeCollections(context.get(apiContext).client, await request.formData())
}

const collectionRow = ({ id, name, slug, media, numberOfProducts, visible }: Collection) => ({
  id,
  name: name ?? '',
  slug: slug ?? '',
  picture: pictureOf(media.mainMedia),
  products: numberOfProducts,
  isVisible: visible === true,
})

const columns: ColumnsOf<typeof collectionList, ReturnType<typeof collectionRow>> = [
  {
    name: 'name',
    className: 'w-full max-w-0 min-w-44',
    cell: ({ picture, name }) => (
      <span className="flex items-center gap-3">
        <Thumbnail picture={picture} />
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{name}</span>
      </span>
    ),
  },
  { name: 'products', align: 'end', cell: ({ products }) => products },
  { name: 'slug', from: 'md', cell: ({ slug }) => <span className="font-mono text-small whitespace-nowrap">{slug}</span> },
  { name: 'visibility', cell: ({ isVisible }) => <VisibilityBadge isVisible={isVisible} /> },
]

export default function CollectionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { collections: texts, collectionEditor: words } = useTexts().dashboard
  const { total, featured } = loaderData
  const [query] = useSearchParams()
  const mayChange = useMay()('WIX_STORES.MODIFY_PRODUCTS')
  const make = mayChange && <MakeLink to={paths.newCollection} text={words.new} />
  return (
    <ListPage
      list={collectionList}
      columns={columns}
      data={loaderData}
      call="collections.queryCollections"
      actions={make}
      above={<FeaturedCard collections={featured} mayChange={mayChange} />}
      notice={
        <div className="mb-3 empty:hidden">
          <BulkAnswer {...(actionData ?? (query.get('done') === '1' ? { deleted: 1 } : {}))} />
        </div>
      }
      empty={{ icon: Layers, action: make }}
      selection={mayChange ? { form: bulkFormId, nameOf: ({ name }) => name } : undefined}
      bulk={mayChange && <BulkCollections />}
      hrefOf={({ id }) => paths.collection(id)}
      position={total === undefined ? texts.manyCollections : texts.count(total)}
    />
  )
}
