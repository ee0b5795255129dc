import type { Settings } from '../../kernel/settings.ts'
import type { RegisteredClient } from '../oauth/public.ts'

export const presentClient = (client: RegisteredClient, isOfShop: boolean) => ({
  id: client.id,
  revision: client.revision,
  name: client.name,
  redirectUris: client.redirectUris,
  allowedRedirectDomains: client.allowedRedirectDomains,
  allowedOrigins: client.allowedOrigins,
  rotatesRefreshTokens: client.rotates,
  mediaUrls: client.mediaUrls,
  usedByShop: isOfShop,
  createdDate: client.createdDate.toISOString(),
  updatedDate: client.updatedDate.toISOString(),
  ...(client.lastUsedDate ? { lastUsedDate: client.lastUsedDate.toISOString() } : {}),
})

/** The shop's own pages get their visitors' tokens through this client. */
export const isClientOfShop = ({ siteId, clientId }: Pick<Settings, 'siteId' | 'clientId'>, at: string, id: string): boolean =>
  siteId === at && clientId.toLowerCase() === id
