import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import { useSearchParams } from 'react-router'
import type { Route } from './+types/items-page'
import { CodeButton } from '../kit/code-button.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { CollectionHead, collectionAt } from './collection-tabs.tsx'

const pageSize = 50

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const offset = Math.max(Number.parseInt(url.searchParams.get('cursor') ?? '0') || 0, 0)
  const request = {
    dataCollectionId: params.collection,
    query: { paging: { limit: pageSize, offset } },
    returnTotalCount: true,
  }
  const [collection, { dataItems, pagingMetadata }] = await Promise.all([
    collectionAt(client, params),
    client.dataItems.queryDataItems(request),
  ])
  return { collection, items: dataItems, total: pagingMetadata?.total ?? undefined, offset, request }
}

const written = (value: unknown): string => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))

export default function ItemsPage({ loaderData: { collection, items, total, offset, request } }: Route.ComponentProps) {
  const { data: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = (collection.fields ?? [])
    .filter(({ systemField, key }) => !systemField || key === '_id')
    .slice(0, 6)
    .map(({ key, displayName }, at) => ({
      name: key,
      label: displayName || key,
      ...(at > 1 ? { from: 'md' as const } : {}),
      cell: ({ data }: (typeof items)[number]) => <span className="line-clamp-2 wrap-anywhere">{written(data?.[key])}</span>,
    }))
  return (
    <>
      <CollectionHead collection={collection} page="items" actions={<CodeButton call="dataItems.queryDataItems" request={request} />} />
      <DataTable caption={words.tabs.items} rows={items} columns={columns} idOf={({ id }) => id ?? ''} />
      <ListPages
        previous={cursorLink(query, offset > 0 ? String(Math.max(offset - pageSize, 0)) : undefined)}
        next={cursorLink(query, items.length === pageSize ? String(offset + pageSize) : undefined)}
        position={words.items(total ?? items.length)}
      />
    </>
  )
}
