import type { oauthClients } from '@stoa/contract'
import { oauthClientEvents } from '@stoa/contract/oauth-clients/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { endClient } from '../../oauth/public.ts'
import { findClient, presented } from '../client-change.ts'

export const deleteOauthClient: Handler<typeof oauthClients.deleteOauthClient> = async (context, { id }) => {
  const client = await findClient(context, id, true)
  const entity = presented(context, client)
  if (entity.usedByShop) refuse('OAUTH_CLIENT_IN_USE')
  await endClient(context, id)
  recordEvent(context, oauthClientEvents.deleted, { id, revision: client.revision + 1, entity })
  return {}
}
