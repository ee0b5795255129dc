import type { Context } from '../../kernel/context.ts'
import { findUser } from './store.ts'

/** The email address of the calling staff user; undefined for apps. */
export async function authorEmail({ db, siteId, identity }: Pick<Context, 'db' | 'siteId' | 'identity'>): Promise<string | undefined> {
  return identity.kind === 'owner' ? (await findUser({ db, siteId }, identity.id))?.email : undefined
}
