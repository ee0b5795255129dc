import { Activity } from 'lucide-react'
import { redirect, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { CodeButton } from '../kit/code-button.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable, NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { cursorLink, ListPages } from '../kit/list-pages.tsx'
import { withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { ToShop } from '../kit/to-shop.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/events-page'
import { EventFilters } from './event-filters.tsx'
import { eventListing, eventSearch } from './event-listing.ts'
import { eventRow, type EventRow } from './event-row.ts'
import { actorName, eventName } from './event-words.ts'
import { NewEvents } from './new-events.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const listing = eventListing(url.searchParams)
  const { shop } = await client.shop.getShop({})
  const search = eventSearch(listing, shop.timeZone)
  const { events, metadata } = await client.events.searchEvents({ search }).catch((error: unknown) => {
    // A cursor grows old, or somebody shortened it: the list begins anew.
    if (listing.cursor && isRefusal(error) && error.status === 400) throw redirect(withParams(url.searchParams, {}))
    throw error
  })
  return {
    search,
    rows: events.map((event) => eventRow(event, shop)),
    next: metadata.cursors?.next ?? undefined,
    previous: metadata.cursors?.prev ?? undefined,
  }
}

export default function EventsPage({ loaderData: { search, rows, next, previous } }: Route.ComponentProps) {
  const { events: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const columns = useColumns()
  const newest = Math.max(0, ...rows.map(({ position }) => position))
  const isNarrowed = [...query.keys()].some((name) => name !== 'columns')
  return (
    <>
      <PageHead title={words.title} detail={words.detail} actions={<CodeButton call="events.searchEvents" request={{ search }} />} />
      <EventFilters columns={columns} />
      <NewEvents key={`${newest} ${query}`} newest={newest} />
      {rows.length > 0 && (
        <DataTable caption={words.caption} rows={rows} columns={columns} idOf={({ id }) => id} hrefOf={({ id }) => paths.event(id)} />
      )}
      {rows.length === 0 && (isNarrowed ? <NoMatch clear={paths.events} /> : <NoEvents />)}
      <ListPages previous={cursorLink(query, previous)} next={cursorLink(query, next)} />
    </>
  )
}

function useColumns(): Column<EventRow>[] {
  const { events: words } = useTexts().dashboard
  const mono = (text: string | number) => <span className="font-mono text-small wrap-anywhere">{text}</span>
  return [
    { name: 'event', label: words.columns.event, cell: (row) => eventName(words, row) },
    { name: 'id', label: words.columns.id, from: 'lg', cell: ({ entityId }) => mono(entityId) },
    { name: 'actor', label: words.columns.actor, from: 'sm', cell: ({ identity }) => actorName(words, identity) },
    { name: 'position', label: words.columns.position, align: 'end', from: 'xl', isExtra: true, cell: ({ position }) => position },
    { name: 'request', label: words.columns.request, from: 'xl', isExtra: true, cell: ({ requestId }) => mono(requestId) },
    { name: 'time', label: words.columns.time, align: 'end', cell: ({ instant, time }) => <Time instant={instant} text={time} /> },
  ]
}

function NoEvents() {
  const { events: words } = useTexts().dashboard
  return <EmptyState icon={Activity} title={words.none} text={words.noneHint} action={<ToShop />} />
}
