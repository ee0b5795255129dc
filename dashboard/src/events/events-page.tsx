import { Activity } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { pagesOf, readPage } from '../kit/list/read-page.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { ToShop } from '../kit/to-shop.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/events-page'
import { eventList } from './event-list.ts'
import { actorName, eventName } from './event-names.ts'
import { eventRow, type EventRow } from './event-row.ts'
import { NewEvents } from './new-events.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { shop } = await client.shop.getShop({})
  const { query: search } = eventList.at(url.searchParams, shop.timeZone)
  const { events, metadata } = await readPage(url, client.events.searchEvents({ search }))
  return { request: { search }, rows: events.map((event) => eventRow(event, shop)), ...pagesOf(metadata) }
}

const mono = (text: string) => <span className="font-mono text-small wrap-anywhere">{text}</span>

const columns: ColumnsOf<typeof eventList, EventRow> = [
  { name: 'event', cell: (row, texts) => eventName(texts, row) },
  { name: 'id', from: 'lg', cell: ({ entityId }) => mono(entityId) },
  { name: 'actor', from: 'sm', cell: ({ identity }, texts) => actorName(texts, identity) },
  { name: 'position', align: 'end', from: 'xl', isExtra: true, cell: ({ position }) => position },
  { name: 'request', from: 'xl', isExtra: true, cell: ({ requestId }) => mono(requestId) },
  { name: 'time', align: 'end', cell: ({ instant, time }) => <Time instant={instant} text={time} /> },
]

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const newest = Math.max(0, ...loaderData.rows.map(({ position }) => position))
  return (
    <ListPage
      list={eventList}
      columns={columns}
      data={loaderData}
      call="events.searchEvents"
      notice={<NewEvents key={`${newest} ${query}`} newest={newest} />}
      empty={{ icon: Activity, action: <FirstEvent /> }}
      hrefOf={({ id }) => paths.event(id)}
    />
  )
}

/** What causes the first event: a change in the site’s data, or an order. */
const FirstEvent = () => (
  <>
    <Link to={paths.data} className="button button-primary">
      {useTexts().dashboard.events.firstStep}
    </Link>
    <ToShop />
  </>
)
