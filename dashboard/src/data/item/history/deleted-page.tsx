import { Trash2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { formatInstant } from '@stoa/ui/dates'
import { apiContext } from '@stoa/ui/page-api'
import { actorNames } from '../../../events/actors.server.ts'
import { whoDid } from '../../../events/event-names.ts'
import { CodeButton } from '../../../kit/code-button.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { withParams } from '../../../kit/list-state.ts'
import { Time } from '../../../kit/time.tsx'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/texts.ts'
import { CollectionHead, collectionAt } from '../../collection-tabs.tsx'
import { nameIn } from '../../grid/names.server.ts'
import type { Route } from './+types/deleted-page'
import { deletionsIn } from './deleted.server.ts'
import { ownItems } from './own-items.ts'
import { positionIn } from './position.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = ownItems(context.get(apiContext).client)
  const [collection, { shop }, { deletions, next }] = await Promise.all([
    collectionAt(client, params),
    client.shop.getShop({}),
    deletionsIn(client, params.collection, positionIn(url.searchParams)),
  ])
  const names = await actorNames(
    client,
    deletions.map(({ event }) => event.identity),
  )
  const rows = deletions.map(({ event, data }) => ({
    id: event.entityId,
    name: nameIn(data[collection.displayField ?? '']) || event.entityId,
    instant: event.eventTime,
    time: formatInstant(event.eventTime, shop),
    identity: event.identity,
    actor: Object.values(event.identity).flatMap((id) => names[id] ?? [])[0],
    version: event.id,
  }))
  return { collection, rows, next }
}

export default function DeletedPage({ loaderData: { collection, rows, next } }: Route.ComponentProps) {
  const { deletedItems: words, itemHistory } = useTexts().dashboard
  const [query] = useSearchParams()
  const filter = { entityFqdn: 'wix.data.v2.data_item', slug: 'deleted' }
  return (
    <>
      <CollectionHead
        collection={collection}
        page="deleted"
        detail={words.detail}
        actions={<CodeButton call="events.searchEvents" request={{ search: { filter } }} />}
      />
      {rows.length === 0 ? (
        <EmptyState icon={Trash2} title={next === undefined ? words.none : words.noneHere} text={words.noneHint} />
      ) : (
        <ul aria-label={words.caption} className="card divide-y divide-line">
          {rows.map((row) => (
            <Deleted key={row.id} collectionId={collection.id} row={row} />
          ))}
        </ul>
      )}
      {(query.has('before') || next !== undefined) && (
        <nav aria-label={words.caption} className="mt-3 flex justify-end gap-2 print:hidden">
          {query.has('before') && (
            <Link to={withParams(query, { before: null })} className="button button-quiet">
              {itemHistory.newest}
            </Link>
          )}
          {next !== undefined && (
            <Link to={withParams(query, { before: String(next) })} rel="next" className="button button-quiet">
              {itemHistory.older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

interface DeletedProps {
  collectionId: string
  row: Route.ComponentProps['loaderData']['rows'][number]
}

function Deleted({ collectionId, row: { id, name, instant, time, identity, actor, version } }: DeletedProps) {
  const { deletedItems: words, itemHistory, events } = useTexts().dashboard
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-(--pad) py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-soft wrap-anywhere">
          <Time instant={instant} text={time} /> {itemHistory.by(whoDid(events, { actor, identity }))}
        </p>
      </div>
      <Link
        to={`${paths.itemHistory(collectionId, id)}?${new URLSearchParams({ version })}`}
        aria-label={words.restoreOf(name)}
        className="button button-quiet ms-auto"
      >
        {words.restore}
      </Link>
    </li>
  )
}
