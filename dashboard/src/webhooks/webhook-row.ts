import type { Where } from '@stoa/ui/dates'
import { numberFormat } from '@stoa/ui/formats'
import type { RegisteredApp, Webhook } from '../answers.ts'
import { momentIn, type Moment } from '../kit/moment.ts'
import { paths } from '../paths.ts'

export type WebhookHealth = 'working' | 'failing' | 'disabled'

/** The list of those that don't reach their receiver. */
export const webhooksToLookAt = `${paths.webhooks}?state=trouble`

/** A webhook as a list row. */
export interface WebhookRow {
  id: string
  name: string
  appId: string
  appName: string
  /** Undefined: all. */
  eventCount: number | undefined
  health: WebhookHealth
  failingSince: Moment | undefined
  waiting: Count
  dead: Count
}

/** A count, formatted, which is exact up to a maximum. */
export interface Count {
  count: number
  text: string
  isExact: boolean
}

const countMax = 10_000

export const countOf = (count: number, { locale }: Pick<Where, 'locale'>): Count => ({
  count,
  text: numberFormat(locale).format(count),
  isExact: count < countMax,
})

/** A count in words that say whether there may be more. */
export const writtenCount = ({ text, isExact }: Count, { atLeast }: { atLeast(count: string): string }): string =>
  isExact ? text : atLeast(text)

/** A URL without its scheme, as a webhook's name. */
export const webhookName = (url: string): string => url.replace(/^https?:\/\//, '').replace(/^([^/]*)\/$/, '$1')

export const healthOf = ({ enabled, failingSince }: Pick<Webhook, 'enabled' | 'failingSince'>): WebhookHealth =>
  enabled ? (failingSince ? 'failing' : 'working') : 'disabled'

/** The name of an app, or its ID for readers who can't see apps. */
export const appNameOf = (apps: readonly Pick<RegisteredApp, 'id' | 'name'>[], appId: string): string =>
  apps.find(({ id }) => id === appId)?.name ?? appId

export const webhookRow = (webhook: Webhook, apps: readonly RegisteredApp[], where: Where): WebhookRow => ({
  id: webhook.id,
  name: webhookName(webhook.url),
  appId: webhook.appId,
  appName: appNameOf(apps, webhook.appId),
  eventCount: webhook.eventTypes?.length,
  health: healthOf(webhook),
  failingSince: momentIn(where)(webhook.failingSince),
  waiting: countOf(webhook.waitingCount, where),
  dead: countOf(webhook.deadCount, where),
})

/** Its deliveries that didn't arrive: those that are tried again, or else those that have failed. */
export const undelivered = ({ id, failingSince, waiting }: Pick<WebhookRow, 'id' | 'failingSince' | 'waiting'>): string =>
  `${paths.webhook(id)}?status=${failingSince && waiting.count > 0 ? 'RETRYING' : 'DEAD'}`

/** By the names of their apps, and otherwise as they are. */
export const byApp = (rows: readonly WebhookRow[], { locale }: Pick<Where, 'locale'>): WebhookRow[] =>
  rows.toSorted((one, other) => one.appName.localeCompare(other.appName, locale) || one.appId.localeCompare(other.appId))
