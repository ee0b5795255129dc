import type { ApiKeyStatus } from '@stoa/contract/api-keys/api-key'

/** A key as it is kept; its secrets are kept beside it, as hashes. */
export interface ApiKey {
  id: string
  revision: number
  ownerId: string
  name: string
  /** Null: all that its owner may do, but make and change keys. */
  permissions: string[] | null
  hint: string | null
  createdDate: Date
  expiresDate: Date | null
  revokedDate: Date | null
  lastUsedDate: Date | null
  previousSecretExpiresDate: Date | null
}

export function statusOf({ revokedDate, expiresDate }: Pick<ApiKey, 'revokedDate' | 'expiresDate'>, now: Date): ApiKeyStatus {
  if (revokedDate) return 'REVOKED'
  return expiresDate && expiresDate <= now ? 'EXPIRED' : 'ACTIVE'
}
