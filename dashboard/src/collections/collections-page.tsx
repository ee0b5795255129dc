import { Layers } from 'lucide-react'
import { apiContext } from '@stoa/ui/page-api'
import type { Collection } from '../answers.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { paths } from '../paths.ts'
import { VisibilityBadge } from '../products/stock-badge.tsx'
import { pictureOf, Thumbnail } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collections-page'
import { collectionList } from './collection-list.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const request = { query: collectionList.at(url.searchParams).query }
  const { collections, metadata } = await readPage(url, context.get(apiContext).client.collections.queryCollections(request))
  return { rows: collections.map(collectionRow), request, ...pagesOf(metadata) }
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

export default function CollectionsPage({ loaderData }: Route.ComponentProps) {
  const { collections: texts } = useTexts().dashboard
  const { total } = loaderData
  return (
    <ListPage
      list={collectionList}
      columns={columns}
      data={loaderData}
      call="collections.queryCollections"
      empty={{ icon: Layers }}
      hrefOf={({ id }) => paths.collection(id)}
      position={total === undefined ? texts.manyCollections : texts.count(total)}
    />
  )
}
