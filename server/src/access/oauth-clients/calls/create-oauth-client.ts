import type { oauthClients } from '@stoa/contract'
import { oauthClientEvents } from '@stoa/contract/oauth-clients/events'
import { clientsMax } from '@stoa/contract/oauth-clients/oauth-client'
import { newId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { insertClient, selectClients, invalidUris } from '../../oauth/public.ts'
import { changesOf, findClient, presented } from '../client-change.ts'

export const createOauthClient: Handler<typeof oauthClients.createOauthClient> = async (context, asked) => {
  const wrong = invalidUris(asked)
  if (wrong.length > 0) refuseFields(...wrong)
  if ((await selectClients(context, 'public')).length >= clientsMax) refuse('TOO_MANY_OAUTH_CLIENTS')
  const id = newId()
  await insertClient(context, {
    id,
    kind: 'public',
    name: asked.name,
    redirectUris: [],
    allowedRedirectDomains: [],
    allowedOrigins: [],
    rotates: false,
    mediaUrls: 'SITE',
    permissions: [],
    secretHash: null,
    hint: null,
    ...changesOf(asked),
    createdDate: context.now,
  })
  const oauthClient = presented(context, await findClient(context, id))
  recordEvent(context, oauthClientEvents.created, { id, revision: 1, entity: oauthClient })
  return { oauthClient }
}
