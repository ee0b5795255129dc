import { account } from '../account/account-texts.ts'
import { alerts } from '../alerts/alert-texts.ts'
import { community } from '../community/community-texts.ts'
import { review } from '../reviews/write-texts.ts'
import { signIn } from '../sign-in/sign-in-texts.ts'

/** Texts for members and for signing in. */
export const members = {
  account,
  alerts,
  community,
  review,
  signIn,
}
