import { oauthClientEvents } from '@stoa/contract/oauth-clients/events'
import type { MediaUrls } from '@stoa/contract/oauth-clients/media-urls'
import { recordEvent } from '../../events/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { findRegistered, type RegisteredClient, saveClient } from '../oauth/public.ts'
import { isClientOfShop, presentClient } from './present.ts'

export const findClient = async (context: Context, id: string, isHeld = false): Promise<RegisteredClient> =>
  (await findRegistered(context, { kind: 'public', id, isHeld })) ?? refuse('OAUTH_CLIENT_NOT_FOUND')

export const presented = ({ services, siteId }: Context, client: RegisteredClient) =>
  presentClient(client, isClientOfShop(services.settings, siteId, client.id))

interface ClientInput {
  name?: string
  redirectUris?: readonly string[]
  allowedRedirectDomains?: readonly string[]
  allowedOrigins?: readonly string[]
  rotatesRefreshTokens?: boolean
  mediaUrls?: MediaUrls
}

/** The fields of a client that a request can set. Duplicate URLs are ignored. */
export const changesOf = ({
  name,
  redirectUris,
  allowedRedirectDomains,
  allowedOrigins,
  rotatesRefreshTokens,
  mediaUrls,
}: ClientInput) => ({
  ...(name === undefined ? {} : { name }),
  ...(redirectUris ? { redirectUris: [...new Set(redirectUris)] } : {}),
  ...(allowedRedirectDomains ? { allowedRedirectDomains: [...new Set(allowedRedirectDomains)] } : {}),
  ...(allowedOrigins ? { allowedOrigins: [...new Set(allowedOrigins)] } : {}),
  ...(rotatesRefreshTokens === undefined ? {} : { rotates: rotatesRefreshTokens }),
  ...(mediaUrls === undefined ? {} : { mediaUrls }),
})

/** Saves a change together with its event. If nothing changed there is no event. */
export async function keepChange(context: Context, client: RegisteredClient, changes: Partial<RegisteredClient>) {
  const changed = { ...client, ...changes, revision: client.revision + 1, updatedDate: context.now }
  const [before, after] = [presented(context, client), presented(context, changed)]
  const names = ['name', 'redirectUris', 'allowedRedirectDomains', 'allowedOrigins', 'rotatesRefreshTokens', 'mediaUrls'] as const
  const changedFields = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changedFields.length === 0) return before
  await saveClient(context, changed)
  recordEvent(context, oauthClientEvents.updated, { id: client.id, revision: changed.revision, entity: after, changedFields })
  return after
}
