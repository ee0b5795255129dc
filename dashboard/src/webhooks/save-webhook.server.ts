import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { formProblemsOf } from '@stoa/ui/refused-form'
import { revisionOf } from '../apps/save-registration.server.ts'
import { paths } from '../paths.ts'
import { typedDraft, webhookFields, type WebhookAnswer, type WebhookDraft } from './webhook-draft.ts'

/** Creates a webhook from its form. */
export const createWebhook = async ({ webhooks }: Client, form: FormData) =>
  saved(form, async (draft) => {
    const { webhook } = await webhooks.createWebhook({ appId: draft.appId, ...webhookFields(draft) })
    return `${paths.webhook(webhook.id)}?done=made`
  })

/** Saves the settings of a webhook from its form. */
export const updateWebhook = async ({ webhooks }: Client, id: string, form: FormData) =>
  saved(form, async (draft) => {
    await webhooks.updateWebhook({ id, revision: revisionOf(form), ...webhookFields(draft) })
    return `${paths.webhookSettings(id)}?done=saved`
  })

/** Redirects to the path that `write` returns, or shows the form again with errors. */
async function saved(form: FormData, write: (draft: WebhookDraft) => Promise<string>) {
  const draft = typedDraft(form)
  try {
    return redirect(await write(draft))
  } catch (error) {
    return data({ draft, problems: formProblemsOf(error) } as WebhookAnswer, { status: 422 })
  }
}
