import type { signingKeys } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findKeys } from '../../oauth/public.ts'
import { presentKeys } from '../present.ts'

export const querySigningKeys: Handler<typeof signingKeys.querySigningKeys> = async ({ db, siteId, now }) => ({
  signingKeys: presentKeys(await findKeys(db, siteId), now),
})
