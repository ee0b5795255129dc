import { statusOf, type ApiKey } from './api-key.ts'

export const presentApiKey = (key: ApiKey, now: Date) => ({
  id: key.id,
  revision: key.revision,
  name: key.name,
  status: statusOf(key, now),
  fullAccess: key.permissions === null,
  permissions: key.permissions ?? [],
  ...(key.hint === null ? {} : { hint: key.hint }),
  createdDate: key.createdDate.toISOString(),
  ...(key.expiresDate ? { expiresDate: key.expiresDate.toISOString() } : {}),
  ...(key.revokedDate ? { revokedDate: key.revokedDate.toISOString() } : {}),
  ...(key.lastUsedDate ? { lastUsedDate: key.lastUsedDate.toISOString() } : {}),
  ...(isStillOpening(key, now) ? { previousSecretExpiresDate: key.previousSecretExpiresDate!.toISOString() } : {}),
})

const isStillOpening = (key: ApiKey, now: Date): boolean =>
  key.previousSecretExpiresDate !== null && key.previousSecretExpiresDate > now && statusOf(key, now) === 'ACTIVE'
