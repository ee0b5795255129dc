import { Link, redirect, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { textOf } from '@stoa/ui/refused-form'
import { Copied } from '../apps/registration-facts.tsx'
import { Card } from '../kit/card.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { Facts } from '../kit/facts.tsx'
import { momentIn } from '../kit/moment.ts'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/webhook-settings-page'
import { updateWebhook } from './save-webhook.server.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { webhookAt } from './webhook-at.server.ts'
import { webhookDraft } from './webhook-draft.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookHead, WebhookSwitch } from './webhook-head.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { webhook, head, shop, app } = await webhookAt(context.get(apiContext).client, params.webhookId)
  const moment = momentIn(shop)
  return {
    head,
    draft: webhookDraft(webhook),
    app: app && { id: app.id, name: app.name },
    permissions: app?.permissions,
    created: moment(webhook.createdDate),
    updated: moment(webhook.updatedDate),
  }
}

export async function action({ context, params: { webhookId: id }, request }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  if (textOf(form, 'intent') !== 'delete') return updateWebhook(client, id, form)
  await client.webhooks.deleteWebhook({ id })
  return redirect(`${paths.webhooks}?done=deleted`)
}

export default function WebhookSettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, draft, permissions } = loaderData
  const { webhook: texts, webhookForm } = useTexts().dashboard
  const [query] = useSearchParams()
  const mayModify = useMay()('WEBHOOKS.MODIFY')
  return (
    <>
      <WebhookHead
        head={head}
        code={{ call: 'webhooks.getWebhook', request: { id: head.id } }}
        actions={
          mayModify && (
            <>
              <WebhookSwitch head={head} />
              <ConfirmForm trigger={texts.delete} title={texts.deleteTitle} text={texts.deleteText} confirm={texts.deleteConfirm} isDanger>
                <input type="hidden" name="intent" value="delete" />
              </ConfirmForm>
            </>
          )
        }
      />
      <div className="mb-5 empty:hidden">
        {!actionData && query.get('done') === 'saved' && <Notice tone="good" title={texts.saved} focused />}
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        {mayModify ? (
          <WebhookForm
            key={`${head.revision} ${JSON.stringify(actionData)}`}
            saved={draft}
            revision={head.revision}
            answer={actionData}
            appId={draft.appId}
            permissions={permissions}
            save={webhookForm.save}
            saving={webhookForm.saving}
          />
        ) : (
          <SubscriptionCard draft={draft} />
        )}
        <WebhookFacts loaderData={loaderData} />
      </div>
    </>
  )
}

function WebhookFacts({ loaderData: { head, draft, app, created, updated } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { webhook: texts } = useTexts().dashboard
  const facts = [
    {
      name: texts.app,
      value: app ? (
        <Link to={paths.app(app.id)} className="link">
          {app.name}
        </Link>
      ) : (
        draft.appId
      ),
    },
    { name: texts.id, value: <Copied text={head.id} what={texts.idWhat} /> },
    { name: texts.created, value: <Time {...created} /> },
    { name: texts.updated, value: <Time {...updated} /> },
  ]
  return (
    <div className="min-w-0 space-y-5">
      <Card title={texts.facts}>
        <Facts facts={facts} />
      </Card>
      <p>
        <Link to={`${paths.events}?${new URLSearchParams({ q: head.id })}`} className="link">
          {texts.history}
        </Link>
      </p>
    </div>
  )
}
