import type { Db } from '../../kernel/db.ts'
import { findPublicMedia } from './store.ts'

/** The IDs of pictures and videos that everyone may see, among some. */
export const picturesAmong = async (db: Db, siteId: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await findPublicMedia(db, siteId, ids)).map(({ id }) => id))
