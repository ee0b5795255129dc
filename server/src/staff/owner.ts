import type { Db } from '../database/connect.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { insertUser } from './store.ts'

export interface NewOwner {
  id: string
  email: string
  name: string
  password: string
}

/** Makes a site's owner; the password is kept as its Argon2id hash. */
export async function makeOwner(db: Db, siteId: string, { id, email, name, password }: NewOwner): Promise<void> {
  await insertUser(db, siteId, { id, email, name, passwordHash: await hashPassword(password) })
}
