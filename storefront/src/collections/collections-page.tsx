import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { pageMeta } from '../frame/page-meta.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collections-page'
import { CollectionGrid } from './collection-grid.tsx'
import { topCollectionTile } from './collection-tile.ts'
import { topCollections } from './own-collections.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const collections = await topCollections(client, 100)
  return { collections: collections.map(topCollectionTile), address: `${baseUrl}${paths.collections}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta({ address: loaderData.address }) : [])

export default function CollectionsPage({ loaderData: { collections } }: Route.ComponentProps) {
  const { collections: words } = useTexts().storefront
  return (
    <div className="shell py-8 sm:py-12">
      <PageTitle text={words.title} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-heading">{words.title}</h1>
          <p className="mt-3 text-lead text-soft">{words.lead}</p>
        </div>
        <Link to={paths.everything} className="button button-quiet">
          {words.all}
        </Link>
      </div>
      <div className="mt-8">
        {collections.length > 0 ? <CollectionGrid collections={collections} /> : <p className="text-soft">{words.none}</p>}
      </div>
    </div>
  )
}
