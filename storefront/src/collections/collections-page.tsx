import { useTexts } from '@stoa/ui/texts/texts'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/collections-page'
import { PageTitle } from '../frame/page-title.tsx'
import { CollectionGrid } from './collection-grid.tsx'
import { collectionTile } from './collection-tile.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { collections } = await client.collections.queryCollections({
    query: { sort: [{ fieldName: 'name', order: 'ASC' }], paging: { limit: 100 } },
  })
  return { collections: collections.map(collectionTile) }
}

export default function CollectionsPage({ loaderData: { collections } }: Route.ComponentProps) {
  const { collections: words } = useTexts().storefront
  return (
    <div className="shell py-8 sm:py-12">
      <PageTitle text={words.title} />
      <h1 className="text-heading">{words.title}</h1>
      <div className="mt-6">
        {collections.length > 0 ? <CollectionGrid collections={collections} /> : <p className="text-soft">{words.none}</p>}
      </div>
    </div>
  )
}
