import type { Db } from '../../kernel/db.ts'
import type { SomeIdentity } from '../../kernel/identity.ts'
import { deleteKeysOf } from './store.ts'

/** Forgets what somebody who is gone for good was answered. */
export const forgetAnswersTo = (db: Db, siteId: string, { kind, id }: Pick<SomeIdentity, 'kind' | 'id'>): Promise<void> =>
  deleteKeysOf(db, siteId, `${kind}:${id}`)
