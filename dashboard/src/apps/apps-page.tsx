import { AppWindow, Server } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusal } from '@stoa/ui/refusal'
import { withParams } from '../kit/list-state.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { MakeLink } from '../kit/make-link.tsx'
import { momentIn } from '../kit/moment.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/apps-page'
import { registrationColumns, registrationList } from './registration-list.tsx'
import { appRow, clientRow, isFound } from './registration-row.ts'
import { SigningKeys } from './signing-keys.tsx'

const calls = { clients: 'oauthClients.queryOauthClients', apps: 'apps.queryApps', keys: 'signingKeys.querySigningKeys' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { tab: kind, search } = registrationList.at(url.searchParams)
  const [{ oauthClients }, { apps }, { signingKeys }, { shop }] = await Promise.all([
    client.oauthClients.queryOauthClients({}),
    client.apps.queryApps({}),
    client.signingKeys.querySigningKeys({}),
    client.shop.getShop({}),
  ])
  const moment = momentIn(shop)
  const registered = { clients: oauthClients.map((one) => clientRow(one, shop)), apps: apps.map((one) => appRow(one, shop)), keys: [] }[
    kind
  ]
  return {
    kind,
    isEmpty: registered.length === 0,
    rows: registered.filter((row) => isFound(row, search)),
    keys: signingKeys.map(({ id, status, signsFrom, verifiesUntil }) => ({
      id,
      status,
      signsFrom: moment(signsFrom),
      until: moment(verifiesUntil),
    })),
    counts: { clients: String(oauthClients.length), apps: String(apps.length), keys: String(signingKeys.length) },
    request: {},
  }
}

/** Creates a new signing key, the only action of this page. */
export async function action({ context }: Route.ActionArgs) {
  try {
    await context.get(apiContext).client.signingKeys.rotateSigningKey({})
    return { refused: '' }
  } catch (error) {
    if (!isRefusal(error) || error.status !== 409) throw error
    return { refused: error.code }
  }
}

export default function AppsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, keys, counts, isEmpty } = loaderData
  const { apps: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const page = {
    data: loaderData,
    list: registrationList,
    call: calls[kind],
    counts,
    above: (
      <div className="mb-5 empty:hidden">
        <Done refused={actionData?.refused} />
      </div>
    ),
  }
  if (kind === 'keys') return <ListPage {...page} columns={[]} isEmpty body={<SigningKeys rows={keys} />} />
  const make = {
    clients: <MakeLink to={paths.newOauthClient} text={texts.newClient} />,
    apps: <MakeLink to={paths.newApp} text={texts.newApp} />,
  }[kind]
  const none = {
    clients: { icon: AppWindow, title: texts.noClients, text: texts.noClientsHint, action: make },
    apps: { icon: Server, title: texts.noApps, text: texts.noAppsHint, action: make },
  }[kind]
  return (
    <ListPage
      {...page}
      columns={registrationColumns[kind]}
      actions={make}
      empty={none}
      isEmpty={isEmpty}
      clear={withParams(query, { q: null })}
      caption={texts.captions[kind]}
      hrefOf={({ id }) => ({ clients: paths.oauthClient, apps: paths.app })[kind](id)}
    />
  )
}

function Done({ refused }: { refused: string | undefined }) {
  const { apps, signingKeys: words } = useTexts().dashboard
  const [query] = useSearchParams()
  if (refused) return <Notice tone="problem" title={words.refused[refused] ?? refused} focused />
  if (refused === '') return <Notice tone="good" title={words.rotated} focused />
  return query.get('done') === 'deleted' && <Notice tone="good" title={apps.deleted} focused />
}
