import type { Db } from '../../kernel/db.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { deleteKeysOf } from './store.ts'

/** Deletes the stored responses of a purged caller. */
export const deleteCallerKeys = (db: Db, siteId: string, { kind, id }: Pick<CallerIdentity, 'kind' | 'id'>): Promise<void> =>
  deleteKeysOf(db, siteId, `${kind}:${id}`)
