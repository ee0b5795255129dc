import { Form, useNavigation, useSearchParams } from 'react-router'
import { webhookKeysMax } from '@stoa/contract/webhooks/states'
import { Button } from '@stoa/ui/components/button'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { momentIn } from '../kit/moment.ts'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/webhook-keys-page'
import { changeKeys } from './change-keys.server.ts'
import { KeyCard } from './key-card.tsx'
import { webhookAt } from './webhook-at.server.ts'
import { WebhookHead } from './webhook-head.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { webhook, head, shop } = await webhookAt(client, params.webhookId)
  const { keys } = await client.webhooks.queryWebhookKeys({ appId: webhook.appId })
  const moment = momentIn(shop)
  return {
    head,
    appId: webhook.appId,
    keys: keys.map((key) => ({ ...key, created: moment(key.createdDate), activated: moment(key.activatedDate) })),
  }
}

export async function action({ context, params: { webhookId }, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const [{ webhook }, form] = await Promise.all([client.webhooks.getWebhook({ id: webhookId }), request.formData()])
  return changeKeys(client, { webhookId, appId: webhook.appId, form })
}

export default function WebhookKeysPage({ loaderData: { head, appId, keys }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { webhookKeys: texts } = allTexts.dashboard
  const mayModify = useMay()('WEBHOOKS.MODIFY')
  return (
    <>
      <WebhookHead head={head} code={{ call: 'webhooks.queryWebhookKeys', request: { appId } }} />
      <div className="max-w-3xl space-y-5">
        {actionData && <Notice tone="problem" title={problemSummary(allTexts, actionData.problems)} focused />}
        {!actionData && <Done />}
        <p className="text-soft">{keys.length === 0 ? texts.none : texts.intro(head.appName)}</p>
        {keys.map((key) => (
          <KeyCard key={key.id} webhookKey={key} mayModify={mayModify} />
        ))}
        {mayModify && keys.length < webhookKeysMax && <Prepare />}
      </div>
    </>
  )
}

function Done() {
  const { done: texts } = useTexts().dashboard.webhookKeys
  const [query] = useSearchParams()
  const done = query.get('done')
  return (done === 'prepared' || done === 'activated' || done === 'retired') && <Notice tone="good" title={texts[done]} focused />
}

function Prepare() {
  const { webhookKeys: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Card title={texts.prepareTitle}>
      <p className="mb-4 text-soft">{texts.prepareHint}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="prepare" look="quiet" disabled={isSending}>
          {texts.prepare}
        </Button>
      </Form>
    </Card>
  )
}
