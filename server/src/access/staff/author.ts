import type { Context } from '../../kernel/context.ts'
import { findUser } from './store.ts'

/** The e-mail address of the staff user who asks; nothing for apps, which have none. */
export async function authorEmail({ db, siteId, identity }: Pick<Context, 'db' | 'siteId' | 'identity'>): Promise<string | undefined> {
  return identity.kind === 'owner' ? (await findUser({ db, siteId }, identity.id))?.email : undefined
}
