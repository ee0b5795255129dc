import { account } from './storefront/account.ts'
import { community } from './storefront/community.ts'
import { signIn } from './storefront/sign-in.ts'

/** What members are told, and those who become one. */
export const members = {
  account,
  community,
  signIn,
}
