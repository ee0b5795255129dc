import type { oauthClients } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findClient, presented } from '../client-change.ts'

export const getOauthClient: Handler<typeof oauthClients.getOauthClient> = async (context, { id }) => ({
  oauthClient: presented(context, await findClient(context, id)),
})
