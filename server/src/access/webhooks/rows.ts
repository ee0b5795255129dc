import type { WebhookEventType } from '@stoa/contract/webhooks/event-types'
import { bigint, boolean, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const webhooksTable = table('webhooks', {
  id: uuid(),
  appId: uuid(),
  url: text(),
  /** Null: all types that the app can read. */
  eventTypes: texts<WebhookEventType[]>().orNull(),
  enabled: boolean(),
  revision: bigint(),
  createdDate: timestamptz(),
  updatedDate: timestamptz(),
  failingSince: timestamptz().orNull(),
})
export type WebhookRow = RowOf<typeof webhooksTable>
