import type { Context } from '../../kernel/context.ts'
import type { RegisteredClient } from '../oauth/public.ts'
import { elevatedPermission } from './scope.ts'

export const presentApp = ({ siteId, now }: Pick<Context, 'siteId' | 'now'>, app: RegisteredClient) => ({
  id: app.id,
  revision: app.revision,
  name: app.name,
  instanceId: siteId,
  permissions: app.permissions.filter((permission) => permission !== elevatedPermission),
  elevated: app.permissions.includes(elevatedPermission),
  redirectUris: app.redirectUris,
  allowedRedirectDomains: app.allowedRedirectDomains,
  allowedOrigins: app.allowedOrigins,
  ...(app.hint === null ? {} : { hint: app.hint }),
  createdDate: app.createdDate.toISOString(),
  updatedDate: app.updatedDate.toISOString(),
  ...(app.lastUsedDate ? { lastUsedDate: app.lastUsedDate.toISOString() } : {}),
  ...(app.previousSecretExpiresDate && app.previousSecretExpiresDate > now
    ? { previousSecretExpiresDate: app.previousSecretExpiresDate.toISOString() }
    : {}),
})
