import type { oauthClients } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findClient, shown } from '../client-change.ts'

export const getOauthClient: Handler<typeof oauthClients.getOauthClient> = async (context, { id }) => ({
  oauthClient: shown(context, await findClient(context, id)),
})
