import { useState } from 'react'
import { redirect } from 'react-router'
import { Select } from '@stoa/ui/components/field'
import { fieldError } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/new-webhook-page'
import { createWebhook } from './save-webhook.server.ts'
import { newWebhookDraft } from './webhook-draft.ts'
import { WebhookForm } from './webhook-form.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { apps } = await context.get(apiContext).client.apps.queryApps({})
  if (apps.length === 0) throw redirect(paths.webhooks)
  const options = apps.map(({ id, name, permissions }) => ({ id, name, permissions }))
  return { apps: options, first: apps.find(({ id }) => id === url.searchParams.get('app'))?.id ?? apps[0]!.id }
}

export async function action({ context, request }: Route.ActionArgs) {
  return createWebhook(context.get(apiContext).client, await request.formData())
}

export default function NewWebhookPage({ loaderData: { apps, first }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { webhooks, webhookForm: texts } = allTexts.dashboard
  const [appId, setAppId] = useState(actionData?.draft.appId || first)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title={texts.newTitle} detail={texts.newDetail} back={{ to: paths.webhooks, text: webhooks.title }} />
      <WebhookForm
        key={JSON.stringify(actionData)}
        saved={newWebhookDraft(first)}
        answer={actionData}
        appId={appId}
        permissions={apps.find(({ id }) => id === appId)?.permissions}
        save={texts.make}
        saving={texts.making}
      >
        <Select
          label={texts.app}
          hint={texts.appHint}
          error={fieldError(allTexts, actionData?.problems, 'appId')}
          name="appId"
          defaultValue={appId}
          onChange={({ target }) => setAppId(target.value)}
        >
          {apps.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </WebhookForm>
    </div>
  )
}
