import { Database } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/collections-page'
import { CodeButton } from '../kit/code-button.tsx'
import { NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { paths } from '../paths.ts'
import { collectionName } from './collection-tabs.tsx'
import { isFound } from './listing.ts'

const request = { sort: { fieldName: 'displayName' }, paging: { limit: 1000 } }

export async function loader({ context }: Route.LoaderArgs) {
  const { collections } = await context.get(apiContext).client.dataCollections.listDataCollections(request)
  return {
    cards: collections.map((collection) => ({
      id: collection.id,
      name: collectionName(collection),
      fields: (collection.fields ?? []).filter(({ systemField }) => !systemField).length,
    })),
  }
}

export default function CollectionsPage({ loaderData: { cards } }: Route.ComponentProps) {
  const { data: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const found = cards.filter((card) => isFound(card, query.get('q') ?? ''))
  return (
    <>
      <PageHead
        title={words.title}
        detail={words.intro}
        actions={<CodeButton call="dataCollections.listDataCollections" request={request} />}
      />
      {cards.length === 0 ? (
        <EmptyState icon={Database} title={words.none} text={words.noneHint} />
      ) : (
        <Toolbar>
          <SearchBox label={words.search} />
        </Toolbar>
      )}
      {cards.length > 0 && found.length === 0 && <NoMatch clear={paths.data} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {found.map(({ id, name, fields }) => (
          <li key={id} className="card relative p-(--pad) hover:border-edge">
            <h2 className="text-title">
              <Link to={paths.dataCollection(id)} className="row-link wrap-anywhere">
                {name}
              </Link>
            </h2>
            <p className="font-mono text-small wrap-anywhere text-soft">{id}</p>
            <p className="mt-2 text-small text-soft">{words.fields(fields)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
