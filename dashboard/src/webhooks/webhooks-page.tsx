import { Webhook as WebhookIcon } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { withParams } from '../kit/list-state.ts'
import { ListPage } from '../kit/list/list-page.tsx'
import { matchesSearch } from '../kit/list/matches-search.ts'
import { MakeLink } from '../kit/make-link.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/webhooks-page'
import { webhookColumns, webhookList } from './webhook-list.tsx'
import { byApp, webhookRow } from './webhook-row.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { search, values } = webhookList.at(url.searchParams)
  const inTrouble = values.state === '' ? {} : { inTrouble: true }
  const [{ webhooks }, apps, { shop }] = await Promise.all([
    client.webhooks.queryWebhooks(inTrouble),
    ifPermitted(client.apps.queryApps({}), undefined),
    client.shop.getShop({}),
  ])
  const rows = byApp(
    webhooks.map((webhook) => webhookRow(webhook, apps?.apps ?? [], shop)),
    shop,
  )
  return {
    isEmpty: webhooks.length === 0 && values.state === '',
    hasApp: apps === undefined || apps.apps.length > 0,
    rows: rows.filter(({ name, appId }) => (values.app === '' || values.app === appId) && matchesSearch(name, search)),
    apps: [...new Map(rows.map(({ appId, appName }) => [appId, { value: appId, text: appName }])).values()],
    request: { ...inTrouble, ...(values.app ? { appId: values.app } : {}) },
  }
}

export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
  const { isEmpty, hasApp, apps } = loaderData
  const { webhooks: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const make = useMay()('WEBHOOKS.MODIFY') && <MakeLink to={paths.newWebhook} text={texts.make} />
  const first = hasApp
    ? { action: make }
    : { title: texts.noApp, text: texts.noAppHint, action: make && <MakeLink to={paths.newApp} text={texts.newApp} /> }
  return (
    <ListPage
      list={webhookList}
      columns={webhookColumns}
      data={loaderData}
      call="webhooks.queryWebhooks"
      actions={hasApp && make}
      options={{ app: apps.length > 1 ? apps : [] }}
      notice={
        query.get('done') === 'deleted' && (
          <div className="mb-4">
            <Notice tone="good" title={texts.deleted} focused />
          </div>
        )
      }
      empty={{ icon: WebhookIcon, ...first }}
      isEmpty={isEmpty}
      clear={withParams(query, { q: null, app: null, state: null })}
      hrefOf={({ id }) => paths.webhook(id)}
    />
  )
}
