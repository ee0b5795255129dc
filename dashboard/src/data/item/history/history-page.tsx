import { History } from 'lucide-react'
import { data, Link, redirect, useSearchParams } from 'react-router'
import type { Client } from '@stoa/sdk'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { actorNames } from '../../../events/actors.server.ts'
import { Badge } from '../../../kit/badge.tsx'
import { CodeButton } from '../../../kit/code-button.tsx'
import { EmptyState } from '../../../kit/empty-state.tsx'
import { withParams } from '../../../kit/list-state.ts'
import { PageHead } from '../../../kit/page-head.tsx'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/texts.ts'
import { collectionAt, collectionName } from '../../collection-tabs.tsx'
import { gridFields } from '../../grid/field.ts'
import { ifExists, nameIn, namesOf } from '../../grid/names.server.ts'
import { ItemTabs } from '../item-tabs.tsx'
import type { Route } from './+types/history-page'
import { historyOf, versionAt } from './history.server.ts'
import { ownItems } from './own-items.ts'
import { positionIn } from './position.ts'
import { restore } from './restore.server.ts'
import { Timeline } from './timeline.tsx'
import { VersionCard } from './version-card.tsx'
import { versionView } from './version-view.ts'
import type { Data } from './versions.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const client = ownItems(context.get(apiContext).client)
  const asked = { collectionId: params.collection, itemId: params.item }
  const eventId = url.searchParams.get('version')
  const [collection, now, { shop }, history, shown] = await Promise.all([
    collectionAt(client, params),
    itemNow(client, asked),
    client.shop.getShop({}),
    historyOf(client, { ...asked, before: positionIn(url.searchParams) }),
    eventId ? ifExists(versionAt(client, { ...asked, eventId })) : undefined,
  ])
  if (!now && history.versions.length === 0) throw data(null, { status: 404 })
  const versions = shown ? [...history.versions, shown] : history.versions
  const states = versions.flatMap(({ data, changes }) => [data ?? {}, before(changes)])
  const [names, actors] = await Promise.all([
    namesOf(
      client,
      gridFields(collection),
      states.map((state) => ({ id: params.item, data: state })),
    ),
    actorNames(
      client,
      versions.map(({ identity }) => identity),
    ),
  ])
  const latest = now ?? history.versions[0]?.data
  return {
    collection,
    itemId: params.item,
    name: nameIn(latest?.[collection.displayField ?? '']) || params.item,
    now,
    names,
    next: history.next,
    versions: history.versions.map((version) => versionView(version, shop, actors)),
    shown: shown && versionView(shown, shop, actors),
    timeZone: shop.timeZone,
  }
}

const before = (changes: readonly { key: string; before: unknown }[] = []): Data =>
  Object.fromEntries(changes.map((change) => [change.key, change.before]))

async function itemNow(client: Client, { collectionId, itemId }: { collectionId: string; itemId: string }): Promise<Data | undefined> {
  const found = await ifExists(client.dataItems.getDataItem({ dataCollectionId: collectionId, dataItemId: itemId }))
  return found && (found.dataItem.data ?? {})
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const client = ownItems(context.get(apiContext).client)
  const form = await request.formData()
  const about = { collectionId: params.collection, itemId: params.item }
  const [collection, version] = await Promise.all([
    collectionAt(client, params),
    ifExists(versionAt(client, { ...about, eventId: textOf(form, 'version') })),
  ])
  if (!version?.data) return data({ problem: 'unknown' as const, message: '' }, { status: 422 })
  const fields = gridFields(collection)
  const refused = await restore(client, { ...about, fields, data: version.data, updatedDate: textOf(form, '@updated') })
  if (!refused) return redirect(`${paths.dataItem(params.collection, params.item)}?restored`)
  return data({ message: '', ...refused }, { status: 422 })
}

export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { collection, itemId, name, now, versions, shown, next, names, timeZone } = loaderData
  const { itemHistory: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const fields = gridFields(collection)
  const looks = { fields, names, timeZone }
  const isLater = query.has('before')
  return (
    <>
      <PageHead
        title={words.title(name)}
        back={{ to: paths.dataCollection(collection.id), text: collectionName(collection) }}
        status={!now && <Badge tone="bad">{words.deleted}</Badge>}
        actions={<CodeButton call="events.searchEvents" request={{ search: { filter: { entityId: itemId } } }} />}
      />
      {now && <ItemTabs collectionId={collection.id} itemId={itemId} />}
      <div className="mb-4 space-y-3 empty:hidden">
        {actionData && (
          <Notice tone="problem" title={words.problems[actionData.problem]} focused>
            {actionData.message && <p>{actionData.message}</p>}
          </Notice>
        )}
        {!now && !actionData && (
          <Notice title={words.deletedTitle}>
            <p>{words.deletedHint}</p>
          </Notice>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        {shown && <VersionCard {...looks} version={shown} now={now} />}
        <div className="xl:order-first">
          {versions.length === 0 ? (
            <EmptyState icon={History} title={words.noneTitle} text={words.none} />
          ) : (
            <Timeline {...looks} versions={versions} current={query.get('version')} />
          )}
          {(isLater || next !== undefined) && (
            <nav aria-label={words.timeline} className="mt-3 flex justify-end gap-2 print:hidden">
              {isLater && (
                <Link to={withParams(query, { before: null, version: null })} className="button button-quiet">
                  {words.newest}
                </Link>
              )}
              {next !== undefined && (
                <Link to={withParams(query, { before: String(next), version: null })} rel="next" className="button button-quiet">
                  {words.older}
                </Link>
              )}
            </nav>
          )}
        </div>
      </div>
    </>
  )
}
