import type { ApiKeyStatus } from '@stoa/contract/api-keys/api-key'
import { bigint, table, text, texts, timestamptz, uuid, type RowOf } from '../../database/table.ts'

export const keysTable = table('api_keys', {
  id: uuid(),
  revision: bigint(),
  ownerId: uuid(),
  name: text(),
  /** Null: everything that its owner can do, except create and change keys. */
  permissions: texts().orNull(),
  hint: text().orNull(),
  createdDate: timestamptz(),
  expiresDate: timestamptz().orNull(),
  revokedDate: timestamptz().orNull(),
  lastUsedDate: timestamptz().orNull(),
})

/** A key as it is stored. Hashes of its secrets are stored in a separate table. */
export interface ApiKey extends RowOf<typeof keysTable> {
  previousSecretExpiresDate: Date | null
}

export function statusOf({ revokedDate, expiresDate }: Pick<ApiKey, 'revokedDate' | 'expiresDate'>, now: Date): ApiKeyStatus {
  if (revokedDate) return 'REVOKED'
  return expiresDate && expiresDate <= now ? 'EXPIRED' : 'ACTIVE'
}
