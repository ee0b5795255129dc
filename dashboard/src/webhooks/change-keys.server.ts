import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { isRefusal } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { paths } from '../paths.ts'

interface KeysInput {
  webhookId: string
  appId: string
  form: FormData
}

const changes = {
  prepare: ({ webhooks }: Client, { appId }: KeyInput) => webhooks.createWebhookKey({ appId }),
  activate: ({ webhooks }: Client, { appId, id }: KeyInput) => webhooks.activateWebhookKey({ appId, id }),
  retire: ({ webhooks }: Client, { appId, id }: KeyInput) => webhooks.deleteWebhookKey({ appId, id }),
}
const done = { prepare: 'prepared', activate: 'activated', retire: 'retired' } as const

interface KeyInput {
  appId: string
  id: string
}

/** Handles the forms of an app's keys: prepare the next one, start using it, retire one. */
export async function changeKeys(client: Client, { webhookId, appId, form }: KeysInput) {
  const intent = textOf(form, 'intent')
  if (intent !== 'prepare' && intent !== 'activate' && intent !== 'retire') return redirect(paths.webhookKeys(webhookId))
  try {
    await changes[intent](client, { appId, id: textOf(form, 'key') })
    return redirect(`${paths.webhookKeys(webhookId)}?done=${done[intent]}`)
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problems: formProblemsOf(error) }
  }
}
