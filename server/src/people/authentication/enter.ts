import type { Static } from 'typebox'
import type { IdentityProfile } from '@stoa/contract/authentication/identity'
import type { CaptchaTokens } from '@stoa/contract/captcha'
import { requireCaptcha } from '../../access/captcha/public.ts'
import { checkNewPassword, hashPassword, isPassword } from '../../access/passwords/public.ts'
import { newId } from '../../database/ids.ts'
import { countForCaptcha, uncountAttempt } from '../../http/limits/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { emailKey, findByLoginEmail, lockMember, makeMember, type Member, type NewMember } from '../members/public.ts'
import { signInSettings, type SignInSettings } from '../sign-in/public.ts'
import { completeSignIn, type WireState } from './complete-sign-in.ts'
import { type Decoy, decoyFor, inWholeRounds, mayNotifyOfAccount } from './decoy.ts'
import { giveFirstPassword } from './member-password.ts'
import { nextState } from './next-state.ts'
import { readProfile } from './profile.ts'
import { countCode } from './states.ts'
import { findPassword } from './store.ts'

const nobodysId = '00000000-0000-4000-8000-000000000000'

interface Credentials {
  email: string
  password: string
  captchaTokens?: Static<typeof CaptchaTokens> | null
}

/** Creates a member from these credentials and signs them in as far as the site allows. Password violations name the given field. */
export async function registerMember(
  context: Context,
  { email, password, captchaTokens, profile }: Credentials & { profile: Static<typeof IdentityProfile> | null | undefined },
  passwordField: string,
): Promise<WireState> {
  const { needsCaptcha } = await countForCaptcha(context, 'registration', emailKey(email))
  checkNewPassword(password, passwordField)
  const settings = await signInSettings(context)
  if (settings.captcha !== 'OFF' || needsCaptcha) await requireCaptcha(context, captchaTokens)
  const asked = { email, password, profile, settings }
  return settings.concealAccounts ? inWholeRounds(() => register(context, asked)) : register(context, asked)
}

interface Registration extends Pick<Credentials, 'email' | 'password'> {
  profile: Static<typeof IdentityProfile> | null | undefined
  settings: SignInSettings
}

async function register(context: Context, { email, password, profile, settings }: Registration): Promise<WireState> {
  const { concealAccounts, verifyEmail, signUp } = settings
  // Avoids hashing for a registration that will be refused. Concurrent registrations are detected in the transaction.
  const taken = await findByLoginEmail(context, email)
  if (taken && !concealAccounts) refuse('-19995')
  const decoyId = newId()
  if (verifyEmail) await countCode(context, taken ? decoyId : email)
  const mayNotify = taken !== undefined && (await mayNotifyOfAccount(context, email))
  const hash = await hashPassword(password)
  const wanted: NewMember = {
    ...readProfile(profile),
    loginEmail: email,
    loginEmailVerified: false,
    status: signUp === 'APPROVAL' ? 'PENDING' : 'APPROVED',
    lastLoginDate: null,
  }
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    const member = await makeMember(inside, wanted)
    if (!member) return decoyOrRefusal(inside, { wanted, settings, decoyId, mayNotify })
    await giveFirstPassword(inside, member.id, hash)
    return (await completeSignIn(inside, member, settings)) ?? refuse('-19995')
  })
}

async function decoyOrRefusal(context: Context, decoy: Decoy): Promise<WireState> {
  const { settings, wanted } = decoy
  const taken = settings.concealAccounts ? await findByLoginEmail(context, wanted.loginEmail ?? '') : undefined
  return taken ? decoyFor(context, taken, decoy) : refuse('-19995')
}

/** Signs in with email address and password. Unknown, wrong, blocked and deleted give the same response after one hash comparison (threat A02). */
export async function enter(context: Context, { email, password, captchaTokens }: Credentials): Promise<WireState> {
  const counted = await countForCaptcha(context, 'member-sign-in', emailKey(email))
  const settings = await signInSettings(context)
  if (settings.captcha !== 'OFF' || counted.needsCaptcha) await requireCaptcha(context, captchaTokens)
  const found = await findByLoginEmail(context, email)
  // Also queried without an account, so that the work is the same.
  const kept = await findPassword(context, found?.id ?? nobodysId)
  if (!(await isPassword(password, kept?.hash)) || !found || !kept) refuse('-19976')
  const state = nextState(found, settings) ?? refuse('-19976')
  if (isUnheardOf(found, settings)) refuse('-19976')
  if (kept.mustReset) refuse('-19973')
  if (state === 'REQUIRE_EMAIL_VERIFICATION') await countCode(context, email)
  await uncountAttempt(context, counted)
  return context.services.database.transaction(async (db) => enterAs({ ...context, db }, found, { hash: kept.hash, settings }))
}

/** If accounts are concealed, a password only counts after an email was verified: otherwise a person who has just registered with an address would learn
 *  whether their password became the account's, and so whether one existed (threat A06). */
const isUnheardOf = ({ loginEmailVerified, lastLoginDate }: Member, { concealAccounts }: SignInSettings): boolean =>
  concealAccounts && !loginEmailVerified && lastLoginDate === null

/** The password may have been changed while it was compared. */
async function enterAs(
  context: Context,
  { id }: Member,
  { hash, settings }: { hash: string; settings: SignInSettings },
): Promise<WireState> {
  const member = await lockMember(context, id)
  const kept = await findPassword(context, id)
  const admitted = member && kept?.hash === hash ? await completeSignIn(context, member, settings) : undefined
  return admitted ?? refuse('-19976')
}
