import type { WebhookEventType } from '@stoa/contract/webhooks/event-types'
import type { FormProblems } from '@stoa/ui/form-problems'
import { textOf } from '@stoa/ui/refused-form'
import type { Webhook } from '../answers.ts'

/** The fields of a webhook's form. */
export interface WebhookDraft {
  appId: string
  url: string
  /** All events that the app can read, or those in `eventTypes`. */
  isAll: boolean
  eventTypes: readonly string[]
  isEnabled: boolean
}

export const webhookDraft = ({ appId, url, eventTypes, enabled }: Webhook): WebhookDraft => ({
  appId,
  url,
  isAll: eventTypes === null,
  eventTypes: (eventTypes ?? []).toSorted(),
  isEnabled: enabled,
})

export const newWebhookDraft = (appId: string): WebhookDraft => ({ appId, url: '', isAll: true, eventTypes: [], isEnabled: true })

/** The submitted values of a form. */
export const typedDraft = (form: FormData): WebhookDraft => ({
  appId: textOf(form, 'appId'),
  url: textOf(form, 'url'),
  isAll: textOf(form, 'events') !== 'some',
  eventTypes: form
    .getAll('eventTypes')
    .filter((value) => typeof value === 'string')
    .toSorted(),
  isEnabled: textOf(form, 'enabled') === 'on',
})

/** The API fields of a webhook. They aren't validated here: the API reports what is invalid. */
export const webhookFields = ({ url, isAll, eventTypes, isEnabled }: WebhookDraft) => ({
  url,
  eventTypes: isAll ? null : (eventTypes as WebhookEventType[]),
  enabled: isEnabled,
})

/** Whether two drafts would be saved as the same webhook. */
export const isSameDraft = (one: WebhookDraft, other: WebhookDraft): boolean =>
  one.appId === other.appId && JSON.stringify(webhookFields(one)) === JSON.stringify(webhookFields(other))

/** A form that is shown again with errors. */
export interface WebhookAnswer {
  draft: WebhookDraft
  problems: FormProblems
}
