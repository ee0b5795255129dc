import { AppWindow, Server } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { CodeButton } from '../kit/code-button.tsx'
import { NoMatch } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { choiceOf, withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/apps-page'
import { appRow, clientRow, isFound, type RegisteredRow } from './listing.ts'
import { momentIn } from './moments.ts'
import { RegisteredTable } from './registered-table.tsx'
import { SigningKeys } from './signing-keys.tsx'

const kinds = ['clients', 'apps', 'keys'] as const
const calls = { clients: 'oauthClients.queryOauthClients', apps: 'apps.queryApps', keys: 'signingKeys.querySigningKeys' } as const

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ oauthClients }, { apps }, { signingKeys }, { shop }] = await Promise.all([
    client.oauthClients.queryOauthClients({}),
    client.apps.queryApps({}),
    client.signingKeys.querySigningKeys({}),
    client.shop.getShop({}),
  ])
  const moment = momentIn(shop)
  return {
    clients: oauthClients.map((one) => clientRow(one, shop)),
    apps: apps.map((one) => appRow(one, shop)),
    keys: signingKeys.map(({ id, status, signsFrom, verifiesUntil }) => ({
      id,
      status,
      signsFrom: moment(signsFrom)!,
      until: moment(verifiesUntil),
    })),
  }
}

/** The one thing that is done here itself: a new signing key. */
export async function action({ context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).client.signingKeys.rotateSigningKey({})
    return { refused: '' }
  } catch (error) {
    if (!isRefusal(error) || error.status !== 409) throw error
    return { refused: error.code }
  }
}

export default function AppsPage({ loaderData: { clients, apps, keys }, actionData }: Route.ComponentProps) {
  const { apps: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const kind = choiceOf(query, 'kind', kinds)
  const counts = { clients: clients.length, apps: apps.length, keys: keys.length }
  const tabs = kinds.map((name) => ({
    to: withParams(query, { kind: name === 'clients' ? null : name, q: null, done: null }),
    text: words.kinds[name],
    count: String(counts[name]),
    isCurrent: name === kind,
  }))
  return (
    <>
      <PageHead
        title={words.title}
        detail={words.detail}
        actions={
          <>
            <CodeButton call={calls[kind]} request={{}} />
            {kind === 'clients' && <Making to={paths.newOauthClient} text={words.newClient} />}
            {kind === 'apps' && <Making to={paths.newApp} text={words.newApp} />}
          </>
        }
      />
      <div className="mb-5 empty:hidden">
        <Done refused={actionData?.refused} />
      </div>
      <Tabs label={words.tabs} tabs={tabs} />
      {kind === 'keys' ? <SigningKeys rows={keys} /> : <Registered kind={kind} rows={kind === 'apps' ? apps : clients} />}
    </>
  )
}

const Making = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="button button-primary">
    {text}
  </Link>
)

function Done({ refused }: { refused: string | undefined }) {
  const { apps, signingKeys: words } = useTexts().dashboard
  const [query] = useSearchParams()
  if (refused) return <Notice tone="problem" title={words.refused[refused] ?? refused} focused />
  if (refused === '') return <Notice tone="good" title={words.rotated} focused />
  return query.get('done') === 'deleted' && <Notice tone="good" title={apps.deleted} focused />
}

function Registered({ kind, rows }: { kind: 'clients' | 'apps'; rows: readonly RegisteredRow[] }) {
  const { apps: words } = useTexts().dashboard
  const [query] = useSearchParams()
  if (rows.length === 0) return <Nothing kind={kind} />
  const found = rows.filter((row) => isFound(row, query.get('q') ?? ''))
  return (
    <>
      <Toolbar>
        <SearchBox label={words.find} placeholder={words.find} />
      </Toolbar>
      {found.length === 0 ? <NoMatch clear={withParams(query, { q: null })} /> : <RegisteredTable kind={kind} rows={found} />}
    </>
  )
}

function Nothing({ kind }: { kind: 'clients' | 'apps' }) {
  const { apps: words } = useTexts().dashboard
  if (kind === 'clients')
    return (
      <EmptyState
        icon={AppWindow}
        title={words.noClients}
        text={words.noClientsHint}
        action={<Making to={paths.newOauthClient} text={words.newClient} />}
      />
    )
  return <EmptyState icon={Server} title={words.noApps} text={words.noAppsHint} action={<Making to={paths.newApp} text={words.newApp} />} />
}
