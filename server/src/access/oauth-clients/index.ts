import type { oauthClients as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { createOauthClient } from './calls/create-oauth-client.ts'
import { deleteOauthClient } from './calls/delete-oauth-client.ts'
import { getOauthClient } from './calls/get-oauth-client.ts'
import { queryOauthClients } from './calls/query-oauth-clients.ts'
import { updateOauthClient } from './calls/update-oauth-client.ts'

export const oauthClients: Handlers<typeof contract> = {
  queryOauthClients,
  getOauthClient,
  createOauthClient,
  updateOauthClient,
  deleteOauthClient,
}
