import { KeyRound } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import type { Column } from '../kit/columns.ts'
import { DataTable } from '../kit/data-table.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { choiceOf, withParams } from '../kit/list-state.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Tabs } from '../kit/tabs.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/api-keys-page'
import { KeyBadge } from './key-badge.tsx'
import { keyView, type KeyView } from './key-view.ts'

const states = ['active', 'ended'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ apiKeys }, { shop }] = await Promise.all([client.apiKeys.queryApiKeys({}), client.shop.getShop({})])
  return { keys: apiKeys.map((key) => keyView(key, shop)) }
}

export default function ApiKeysPage({ loaderData: { keys } }: Route.ComponentProps) {
  const { apiKeys: words } = useTexts().dashboard
  const [query] = useSearchParams()
  const state = choiceOf(query, 'state', states)
  const of = (asked: (typeof states)[number]) => keys.filter(({ status }) => (status === 'ACTIVE') === (asked === 'active'))
  const tabs = states.map((name) => ({
    to: withParams(query, { state: name === 'active' ? null : name }),
    text: words[name],
    count: String(of(name).length),
    isCurrent: name === state,
  }))
  return (
    <>
      <PageHead
        title={words.title}
        detail={words.detail}
        actions={
          <>
            <CodeButton call="apiKeys.queryApiKeys" request={{}} />
            <Link to={paths.newApiKey} className="button button-primary">
              {words.make}
            </Link>
          </>
        }
      />
      {keys.length > 0 && <Tabs label={words.tabs} tabs={tabs} />}
      {of(state).length > 0 ? <Keys keys={of(state)} state={state} /> : <NoKeys state={state} />}
    </>
  )
}

function Keys({ keys, state }: { keys: readonly KeyView[]; state: (typeof states)[number] }) {
  const { apiKeys: words } = useTexts().dashboard
  const columns: Column<KeyView>[] = [
    {
      name: 'name',
      label: words.columns.name,
      cell: ({ name, hint }) => (
        <>
          <span className="wrap-anywhere">{name}</span>
          {hint && <span className="ms-2 font-mono text-small font-normal whitespace-nowrap text-soft">{words.hint(hint)}</span>}
        </>
      ),
    },
    {
      name: 'access',
      label: words.columns.access,
      cell: ({ fullAccess, permissions }) => (fullAccess ? words.fullAccess : words.permissions(permissions.length)),
    },
    {
      name: 'used',
      label: words.columns.lastUsed,
      from: 'md',
      cell: ({ lastUsed }) => (lastUsed ? <Time {...lastUsed} /> : <span className="text-soft">{words.neverUsed}</span>),
    },
    {
      name: 'expires',
      label: words.columns.expires,
      from: 'sm',
      cell: ({ expires, revoked }) => {
        const end = state === 'ended' ? (revoked ?? expires) : expires
        return end ? <Time {...end} /> : <span className="text-soft">{words.never}</span>
      },
    },
    { name: 'status', label: words.columns.status, from: 'lg', cell: ({ status }) => <KeyBadge status={status} /> },
  ]
  return <DataTable caption={words.caption} rows={keys} columns={columns} idOf={({ id }) => id} hrefOf={({ id }) => paths.apiKey(id)} />
}

function NoKeys({ state }: { state: (typeof states)[number] }) {
  const { apiKeys: words } = useTexts().dashboard
  if (state === 'ended') return <EmptyState icon={KeyRound} title={words.noneEnded} text={words.noneEndedHint} />
  return (
    <EmptyState
      icon={KeyRound}
      title={words.none}
      text={words.noneHint}
      action={
        <Link to={paths.newApiKey} className="button button-primary">
          {words.make}
        </Link>
      }
    />
  )
}
