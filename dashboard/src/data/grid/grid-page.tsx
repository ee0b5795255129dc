import { useMemo } from 'react'
import { useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { apiContext } from '@stoa/ui/page-api'
import { selectedFigures, groupFieldIn } from '../../grid/groups/figure.ts'
import { listingKey, layoutOf } from '../../grid/layout.ts'
import { StaticTable } from '../../grid/static-table.tsx'
import { NoMatch } from '../../kit/data-table.tsx'
import { ifPermitted } from '../../kit/if-permitted.server.ts'
import { ListPages } from '../../kit/list-pages.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { CollectionHead, collectionAt, collectionName } from '../collection-tabs.tsx'
import { EnvironmentBadge, EnvironmentSwitch } from '../environment-switch.tsx'
import { clientFor, inEnvironment, environmentIn } from '../environment.ts'
import { MoveLinks } from '../import/move-links.tsx'
import { hasSandbox } from '../sandbox.server.ts'
import type { Route } from './+types/grid-page'
import { gridFields } from './field.ts'
import { firstRows } from './first-rows.server.ts'
import { GridProvider } from './grid-provider.tsx'
import { StaticGroups } from './groups/static-groups.tsx'
import { ItemCell } from './item-cell.tsx'
import { ListCode } from './list-code.tsx'
import { isNarrowed, listingOf, sortOf } from './listing.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = clientFor(context.get(apiContext).client, url.searchParams)
  const isSandboxOn = await hasSandbox(client, url.searchParams, paths.dataCollection(params.collection))
  const collection = await collectionAt(client, params)
  const [{ shop }, first, { views }] = await Promise.all([
    client.shop.getShop({}),
    firstRows(client, collection, url.searchParams),
    ifPermitted(client.views.queryViews({ list: `data/${collection.id}` }), { views: [] }),
  ])
  return { collection, first, views, timeZone: shop.timeZone, isSandboxOn }
}

/** Layout parameters need no new data; submitted forms do. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const wasSent = formMethod !== undefined && formMethod !== 'GET'
  if (wasSent || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return listingKey(currentUrl.searchParams) !== listingKey(nextUrl.searchParams)
}

export default function GridPage({ loaderData: { collection, first, views, timeZone, isSandboxOn } }: Route.ComponentProps) {
  const { data: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const isHydrated = useHydrated()
  const listing = listingOf(query)
  const fields = useMemo(() => gridFields(collection), [collection])
  const name = collectionName(collection)
  const by = groupFieldIn(query, fields)
  const columns = layoutOf(query, fields).columns.map((key) => fields.find((field) => field.key === key)!)
  const environment = environmentIn(query)
  // A page in the middle of the list exists only without scripts: the grid starts over from the beginning.
  const beginning = useMemo(() => (listing.cursor ? { ...first, items: [], marks: [] } : first), [first, listing.cursor])
  return (
    <>
      <CollectionHead
        collection={collection}
        page="items"
        status={isSandboxOn && <EnvironmentSwitch />}
        actions={
          <>
            <ListCode {...{ collection, listing, environment }} />
            <MoveLinks collectionId={collection.id} filter={listing.filter} sort={sortOf(listing)} environment={environment} />
          </>
        }
      />
      <EnvironmentBadge environment={environment} />
      {isHydrated ? (
        <GridProvider key={`${environment} ${collection.id}`} first={beginning} {...{ collection, fields, timeZone, views }} />
      ) : (
        <>
          {first.items.length === 0 && !first.groups && isNarrowed(listing) ? (
            <NoMatch clear={inEnvironment(paths.dataCollection(collection.id), environment)} />
          ) : first.groups && by ? (
            <StaticGroups
              caption={name}
              {...{ by, columns, timeZone }}
              chosen={selectedFigures(query, fields)}
              page={first.groups}
              names={first.names}
            />
          ) : (
            <StaticTable
              pathOf={(id) => inEnvironment(paths.dataItem(collection.id, id), environment)}
              Cell={ItemCell}
              caption={name}
              columns={columns}
              {...{ items: first.items, names: first.names, timeZone }}
            />
          )}
          <ListPages
            previous={listing.cursor && first.previous}
            next={first.next}
            position={first.total === undefined ? undefined : words.items(first.total)}
          />
        </>
      )}
    </>
  )
}
