import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { problemsOf, type FormProblems } from '@stoa/ui/form-problems'
import { isRefusal } from '@stoa/ui/refusal'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { revisionOf } from '../apps/save-registration.server.ts'
import { zonedInstant } from '../grid/zoned-time.ts'
import { paths } from '../paths.ts'
import { resendStatuses } from './sending.ts'

/** How many events were added to those that are sent, and where to go on if there are more. */
export interface Sent {
  intent: 'resend' | 'replay'
  count: number
  /** The form that continues, if there is more. */
  next: Readonly<Record<string, string>> | undefined
}

export type WebhookChange = { sent: Sent } | { problems: FormProblems }

/** One press handles up to this many thousand events; a further one continues. */
const callsMax = 20

/** Handles the forms of a webhook's page: enable, disable, test, resend, replay. */
export async function changeWebhook(client: Client, id: string, form: FormData): Promise<WebhookChange | Response> {
  try {
    const intent = textOf(form, 'intent')
    switch (intent) {
      case 'enable':
      case 'disable':
        await client.webhooks.updateWebhook({ id, revision: revisionOf(form), enabled: intent === 'enable' })
        return redirect(`${paths.webhook(id)}?done=${intent}d`)
      case 'test':
        return await sendTest(client, id, textOf(form, 'eventId'))
      case 'resend':
      case 'replay':
        return await sendMany(client, { id, intent, form })
      default:
        return redirect(paths.webhook(id))
    }
  } catch (error) {
    return { problems: formProblemsOf(error) }
  }
}

async function sendTest({ webhooks }: Client, id: string, eventId: string): Promise<Response> {
  const { delivery } = await webhooks.testWebhook({ id, ...(eventId ? { eventId } : {}) })
  return redirect(`${paths.webhookDelivery(id, delivery.id)}?done=tested`)
}

interface ManyInput {
  id: string
  intent: Sent['intent']
  form: FormData
}

async function sendMany(client: Client, { id, intent, form }: ManyInput): Promise<WebhookChange> {
  const { webhooks, shop } = client
  const { timeZone } = (await shop.getShop({})).shop
  const time = textOf(form, 'since')
  const since = time ? zonedInstant(time, timeZone) : undefined
  const first = Number(textOf(form, 'position') || 1)
  if ((time && since === undefined) || !Number.isSafeInteger(first) || first < 1) return { problems: problemsOf('WEBHOOK_START_INVALID') }
  const chosen = resendStatuses.find((status) => status === textOf(form, 'statuses')) ?? 'all'
  const range = { id, ...(since ? { since } : {}), ...(intent === 'resend' && chosen !== 'all' ? { statuses: [chosen] } : {}) }
  const send = intent === 'resend' ? webhooks.resendWebhookDeliveries : webhooks.replayWebhookEvents
  let [count, position, hasNext] = [0, first - 1, true]
  for (let calls = 0; hasNext && calls < callsMax; calls++) {
    const part = await send({ ...range, afterPosition: position })
    count += part.count
    ;({ position, hasNext } = part)
  }
  const next = hasNext ? { intent, since: time, statuses: chosen, position: String(position + 1) } : undefined
  return { sent: { intent, count, next } }
}

export type ResendChange = { isResent: true } | { problems: FormProblems }

/** Sends one delivery again. */
export async function resendDelivery({ webhooks }: Client, id: string): Promise<ResendChange> {
  try {
    await webhooks.resendWebhookDelivery({ id })
    return { isResent: true }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { problems: formProblemsOf(error) }
  }
}
