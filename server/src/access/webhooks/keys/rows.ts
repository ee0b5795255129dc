import type { JWK } from 'jose'
import type { WebhookKeyStatus } from '@stoa/contract/webhooks/states'
import { bigint, jsonb, table, text, timestamptz, uuid, type RowOf } from '../../../database/table.ts'

export const webhookKeysTable = table('webhook_keys', {
  id: uuid(),
  appId: uuid(),
  status: text<WebhookKeyStatus>(),
  revision: bigint(),
  privateJwk: jsonb<JWK>(),
  createdDate: timestamptz(),
  activatedDate: timestamptz().orNull(),
})
export type WebhookKeyRow = RowOf<typeof webhookKeysTable>
