import type { oauthClients } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse, refuseFields } from '../../../kernel/refuse.ts'
import { invalidUris } from '../../oauth/public.ts'
import { changesOf, findClient, keepChange } from '../client-change.ts'

export const updateOauthClient: Handler<typeof oauthClients.updateOauthClient> = async (context, { id, revision, ...asked }) => {
  const client = await findClient(context, id, true)
  const wrong = invalidUris(asked, client)
  if (wrong.length > 0) refuseFields(...wrong)
  if (client.revision !== revision) refuse('OAUTH_CLIENT_CHANGED')
  return { oauthClient: await keepChange(context, client, changesOf(asked)) }
}
