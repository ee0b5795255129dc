import type { Context } from '../context.ts'
import { findUser, findUserIds } from './store.ts'

type Place = Pick<Context, 'db' | 'siteId'>

/** The ids of those who work for the site, by the address each signs in with, in small letters. */
export async function staffByEmail({ db, siteId }: Place, emails: readonly string[]): Promise<Map<string, string>> {
  const users = emails.length > 0 ? await findUserIds(db, siteId, emails) : []
  return new Map(users.map(({ email, id }) => [email, id]))
}

/** Whether somebody of this id works for the site. */
export const isStaff = async ({ db, siteId }: Place, id: string): Promise<boolean> => (await findUser(db, siteId, id)) !== undefined
