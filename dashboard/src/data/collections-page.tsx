import { Database, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { Badge, type Tone } from '../kit/badge.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { useLive } from '../kit/live.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/collections-page'
import { collectionCards, type CollectionCard } from './collections.server.ts'
import { DataTabs } from './data-tabs.tsx'
import { ImportLinks } from './import/import-links.tsx'
import { isFound, isNews, listRequest } from './listing.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return collectionCards(context.get(apiContext).client)
}

export default function CollectionsPage({ loaderData: { cards, trashed } }: Route.ComponentProps) {
  const { data: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const found = cards.filter((card) => isFound(card, query.get('q') ?? ''))
  const deleted = query.get('deleted')
  return (
    <>
      <PageHead
        title={words.title}
        detail={words.intro}
        actions={
          <>
            <CodeButton call="dataCollections.listDataCollections" request={listRequest} />
            <ImportLinks />
            <Making />
          </>
        }
      />
      <DataTabs collections={cards.length} trashed={trashed} />
      <div className="mb-4 empty:hidden">{deleted && <Notice tone="good" title={words.deletedNow(deleted)} focused />}</div>
      {cards.length === 0 ? (
        <EmptyState icon={Database} title={words.none} text={words.noneHint} action={<Making />} />
      ) : (
        <Toolbar end={<ReloadNotice key={JSON.stringify(cards)} cards={cards} />}>
          <SearchBox label={words.search} />
        </Toolbar>
      )}
      {cards.length > 0 && found.length === 0 && <NoMatch clear={paths.data} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {found.map((card) => (
          <li key={card.id}>
            <CardOf card={card} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Making() {
  const { data: words } = useTexts().dashboard
  const may = useMay()
  if (!may('WIX_DATA.MANAGE_COLLECTIONS')) return null
  return <MakeLink to={paths.newDataCollection} text={words.new} />
}

const tones: Readonly<Record<CollectionCard['read'], Tone>> = {
  ANYONE: 'good',
  SITE_MEMBER: 'open',
  SITE_MEMBER_AUTHOR: 'open',
  ADMIN: 'quiet',
}

function CardOf({ card: { id, name, items, fields, read, updated } }: { card: CollectionCard }) {
  const { data: words } = useTexts().dashboard
  const may = useMay()
  const to = may('WIX_DATA.QUERY') ? paths.dataCollection(id) : paths.dataSchema(id)
  return (
    <article className="card relative flex h-full flex-col gap-3 p-(--pad) hover:border-edge">
      <div className="min-w-0">
        <h2 className="text-title">
          <Link to={to} className="row-link wrap-anywhere">
            {name}
          </Link>
        </h2>
        <p className="font-mono text-small wrap-anywhere text-soft">{id}</p>
      </div>
      <p className="text-heading font-semibold tabular-nums">{items === undefined ? words.manyItems : words.items(items)}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        <Badge tone={tones[read]}>{words.readBy[read]}</Badge>
        <span>{words.fields(fields)}</span>
        {updated && (
          <span className="ms-auto">
            {words.changed} <Time {...updated} />
          </span>
        )}
      </p>
    </article>
  )
}

const changes = ['created', 'updated', 'deleted'].map((slug) => `wix.data.v2.data_collection_${slug}`)

/** Cards never move by themselves: a button loads what others have changed. */
function ReloadNotice({ cards }: { cards: readonly CollectionCard[] }) {
  const { data: words } = useTexts().dashboard
  const { revalidate, state } = useRevalidator()
  const [isOld, setIsOld] = useState(false)
  useLive(changes, (happened) => setIsOld((before) => before || isNews(cards, happened)))
  return (
    <output>
      {isOld && (
        <button
          type="button"
          className="button button-quiet"
          disabled={state !== 'idle'}
          onClick={() => void revalidate().then(() => setIsOld(false))}
        >
          <RefreshCw aria-hidden className="size-4" />
          {words.news}
        </button>
      )}
    </output>
  )
}
