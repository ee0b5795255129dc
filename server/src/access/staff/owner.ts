import { ownerRole } from '@stoa/contract/roles/built-in'
import type { Db } from '../../kernel/db.ts'
import { hashPassword } from '../passwords/public.ts'
import { insertUser } from './store.ts'

export interface NewOwner {
  id: string
  email: string
  name: string
  password: string
}

/** Creates a site's owner. The password is stored as an Argon2id hash. */
export async function makeOwner(db: Db, siteId: string, { password, ...owner }: NewOwner): Promise<void> {
  const passwordHash = await hashPassword(password)
  await insertUser({ db, siteId }, { ...owner, roleIds: [ownerRole], passwordHash, createdDate: new Date() })
}
