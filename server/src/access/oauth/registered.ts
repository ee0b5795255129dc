import type { Context } from '../../kernel/context.ts'
import type { OAuthClient } from './clients.ts'
import { forgetRegistered } from './living-clients.ts'
import { markDeleted } from './store.ts'

export { findRegistered, insertClient, saveClient, selectClients } from './store.ts'

/** A client as its owner has registered it: its origins are those it has besides its return addresses'. */
export interface RegisteredClient extends OAuthClient {
  name: string
  revision: number
  hint: string | null
  createdDate: Date
  updatedDate: Date
  lastUsedDate: Date | null
}

export type NewClient = Pick<
  RegisteredClient,
  'id' | 'name' | 'kind' | 'redirectUris' | 'allowedOrigins' | 'rotates' | 'permissions' | 'secretHash' | 'hint' | 'createdDate'
>

export interface Registered {
  kind: OAuthClient['kind']
  id: string
  /** Of two changes at once one comes after the other. */
  isHeld?: boolean
}

/** Ends a client. All it has got is worth nothing, because whatever is asked with it asks for its client first. */
export async function endClient({ db, siteId, now }: Pick<Context, 'db' | 'siteId' | 'now'>, id: string): Promise<void> {
  await markDeleted({ db, siteId }, id, now)
  forgetRegistered()
}
