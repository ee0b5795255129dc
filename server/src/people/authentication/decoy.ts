import { setTimeout } from 'node:timers/promises'
import { newId } from '../../database/ids.ts'
import { mayMail } from '../../http/limits/public.ts'
import type { Context } from '../../kernel/context.ts'
import { newSecret, secretHash } from '../../kernel/secret.ts'
import { writeMail } from '../../mail/public.ts'
import { emailKey, type Member, type NewMember } from '../members/public.ts'
import type { SignInSettings } from '../sign-in/public.ts'
import type { WireState } from './complete-sign-in.ts'
import { accountExistsMail } from './mails.ts'
import { presentIdentity } from './present-identity.ts'
import { insertState } from './store.ts'

// If accounts are concealed, only the email reveals to a person who registers that an account exists, and so only if the mailbox is theirs (threat A06).

const waitsMs = 60 * 60_000
const roundMs = 500

export interface Decoy {
  wanted: NewMember
  settings: SignInSettings
  decoyId: string
  /** Whether to notify the person with the account, who may not be the one who registers. */
  mayNotify: boolean
}

/** The response to registering with an existing address: the same as for a new one, with a token that no code matches. */
export async function decoyFor(context: Context, taken: Member, { wanted, settings, decoyId: id, mayNotify }: Decoy): Promise<WireState> {
  const { siteId, now } = context
  const stateToken = newSecret(siteId)
  const state = 'REQUIRE_EMAIL_VERIFICATION' as const
  const identity = presentIdentity(asIfNew(wanted, now), settings)
  const nothing = { target: null, codeHash: null, codeExpiresDate: null, tries: 0, byCodeOnly: false }
  const expiresDate = new Date(now.getTime() + waitsMs)
  await insertState(context, { id, memberId: taken.id, state, ...nothing, expiresDate, decoy: identity }, secretHash(stateToken))
  if (mayNotify) await notifyOfAccount(context, taken)
  return { state, stateToken, identity }
}

const asIfNew = (wanted: NewMember, now: Date): Member => ({
  ...wanted,
  id: newId(),
  revision: 1,
  activityStatus: 'ACTIVE',
  slug: '',
  contactId: newId(),
  createdDate: now,
  updatedDate: now,
})

/** Limited by the address, without a refusal: strangers may register with it. */
export const mayNotifyOfAccount = (context: Context, email: string): Promise<boolean> =>
  mayMail(context, 'account-exists-mail', emailKey(email))

/** Sent in place of a code. */
export async function notifyOfAccount(context: Context, { id, loginEmail }: Member): Promise<void> {
  const { siteId, site, services } = context
  if (loginEmail === null) return
  const link = `${site.baseUrl ?? services.settings.baseUrl}/login`
  const mail = accountExistsMail({ recipient: loginEmail, shop: site.settings, link })
  await writeMail(context, { siteId, eventId: newId(), entityFqdn: 'wix.members.v1.member', entityId: id }, mail)
}

interface StopWatch {
  now: () => number
  pause: (milliseconds: number) => Promise<unknown>
}

const real: StopWatch = { now: () => performance.now(), pause: setTimeout }

/** Responds at the next full half second, because the two cases differ by a few milliseconds of work. */
export async function inWholeRounds<T>(work: () => Promise<T>, { now, pause }: StopWatch = real): Promise<T> {
  const began = now()
  try {
    return await work()
  } finally {
    await pause(roundMs - ((now() - began) % roundMs))
  }
}
