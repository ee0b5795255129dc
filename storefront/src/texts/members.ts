import { account } from '../account/account-texts.ts'
import { community } from '../community/community-texts.ts'
import { signIn } from '../sign-in/sign-in-texts.ts'

/** What members are told, and those who become one. */
export const members = {
  account,
  community,
  signIn,
}
