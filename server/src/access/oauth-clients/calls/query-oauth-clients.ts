import type { oauthClients } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { selectClients } from '../../oauth/public.ts'
import { presented } from '../client-change.ts'

export const queryOauthClients: Handler<typeof oauthClients.queryOauthClients> = async (context) => ({
  oauthClients: (await selectClients(context, 'public')).map((client) => presented(context, client)),
})
