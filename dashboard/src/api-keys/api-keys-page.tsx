import { KeyRound } from 'lucide-react'
import { apiContext } from '@stoa/ui/page-api'
import { ListPage } from '../kit/list/list-page.tsx'
import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { TimeOrNot } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/api-keys-page'
import { KeyBadge } from './key-badge.tsx'
import { keyView, type KeyView } from './key-view.ts'

const apiKeyList = listFor(({ dashboard }) => dashboard.apiKeys)({
  tabs: { name: 'state', of: ['active', 'ended'], label: (texts) => texts.tabs, texts: (texts) => texts },
})

const columns: ColumnsOf<typeof apiKeyList, KeyView> = [
  {
    name: 'name',
    cell: ({ name, hint }, texts) => (
      <>
        <span className="wrap-anywhere">{name}</span>
        {hint && <span className="ms-2 font-mono text-small font-normal whitespace-nowrap text-soft">{texts.hint(hint)}</span>}
      </>
    ),
  },
  { name: 'access', cell: ({ fullAccess, permissions }, texts) => (fullAccess ? texts.fullAccess : texts.permissions(permissions.length)) },
  { name: 'lastUsed', from: 'md', cell: ({ lastUsed }, texts) => <TimeOrNot at={lastUsed} not={texts.neverUsed} /> },
  { name: 'expires', from: 'sm', cell: ({ expires, revoked }, texts) => <TimeOrNot at={revoked ?? expires} not={texts.never} /> },
  { name: 'status', from: 'lg', cell: ({ status }) => <KeyBadge status={status} /> },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { tab } = apiKeyList.at(url.searchParams)
  const [{ apiKeys }, { shop }] = await Promise.all([client.apiKeys.queryApiKeys({}), client.shop.getShop({})])
  const active = apiKeys.filter(({ status }) => status === 'ACTIVE')
  const ended = apiKeys.filter(({ status }) => status !== 'ACTIVE')
  return {
    tab,
    rows: { active, ended }[tab].map((key) => keyView(key, shop)),
    request: {},
    counts: apiKeys.length > 0 && { active: String(active.length), ended: String(ended.length) },
  }
}

export default function ApiKeysPage({ loaderData }: Route.ComponentProps) {
  const { apiKeys: texts } = useTexts().dashboard
  const make = <MakeLink to={paths.newApiKey} text={texts.make} />
  const noneEnded = { title: texts.noneEnded, text: texts.noneEndedHint }
  return (
    <ListPage
      list={apiKeyList}
      columns={columns}
      data={loaderData}
      call="apiKeys.queryApiKeys"
      actions={make}
      counts={loaderData.counts}
      empty={{ icon: KeyRound, ...(loaderData.tab === 'ended' ? noneEnded : { action: make }) }}
      isEmpty
      hrefOf={({ id }) => paths.apiKey(id)}
    />
  )
}
