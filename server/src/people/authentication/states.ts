import { timingSafeEqual } from 'node:crypto'
import { newId } from '../../database/ids.ts'
import { countAttempt, type CountedAttempt } from '../../http/limits/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { newSecret, secretHash, siteOfSecret } from '../../kernel/secret.ts'
import { writeMail } from '../../mail/public.ts'
import { emailKey, lockMember, type Member } from '../members/public.ts'
import { codeHash, codeMinutes, newCode, triesMax } from './code.ts'
import { verificationMail } from './mails.ts'
import { deleteStatesOf, insertState, lockState, memberOfState, saveCode, saveTries, type WaitingState } from './store.ts'

const hourMs = 60 * 60 * 1000
/** How long a sign-in may wait: minutes for a code, days for the owner's approval. */
const waitsMs = { REQUIRE_EMAIL_VERIFICATION: hourMs, REQUIRE_OWNER_APPROVAL: 7 * 24 * hourMs } as const

/** Sends a code without a sign-in and returns its token. The code is useless without the token. */
export const makeCodeState = (context: Context, member: Member): Promise<string> =>
  keepState(context, member, { state: 'REQUIRE_EMAIL_VERIFICATION', byCodeOnly: true })

/** Saves a pending sign-in and returns the token that continues it. */
export const makeState = (context: Context, member: Member, state: WaitingState['state']): Promise<string> =>
  keepState(context, member, { state, byCodeOnly: false })

/** Ends earlier pending ones: a member has one at a time. */
async function keepState(context: Context, member: Member, kind: Pick<WaitingState, 'state' | 'byCodeOnly'>): Promise<string> {
  const stateToken = newSecret(context.siteId)
  const id = newId()
  const nothing = { target: null, codeHash: null, codeExpiresDate: null, tries: 0, decoy: null }
  const expiresDate = new Date(context.now.getTime() + waitsMs[kind.state])
  await deleteStatesOf(context, member.id)
  await insertState(context, { id, memberId: member.id, ...kind, ...nothing, expiresDate }, secretHash(stateToken))
  if (kind.state === 'REQUIRE_EMAIL_VERIFICATION') await sendCode(context, { id, member, stateToken })
  return stateToken
}

interface Sending {
  id: string
  member: Member
  stateToken: string
}

/** Sends a new code to the member's address. The previous one becomes invalid. */
export async function sendCode(context: Context, { id, member, stateToken }: Sending): Promise<void> {
  const { siteId, now, site } = context
  const code = newCode()
  const target = member.loginEmail ?? refuse('STATE_TOKEN_INVALID')
  const codeExpiresDate = new Date(now.getTime() + codeMinutes * 60_000)
  await saveCode(context, { id, codeHash: codeHash(code, stateToken), codeExpiresDate, target: emailKey(target) })
  const mail = verificationMail({ code, recipient: target, shop: site.settings })
  await writeMail(context, { siteId, eventId: newId(), entityFqdn: 'wix.members.v1.member', entityId: member.id }, mail)
}

/** Prevents flooding of a mailbox, by the address, or by the state for a decoy: a stranger must not use up the codes of the account. Counted before the
 *  transaction, so that a refusal doesn't undo it. */
export const countCode = (context: Context, emailOrState: string): Promise<CountedAttempt> =>
  countAttempt(context, 'verification-mail', emailKey(emailOrState))

export interface Waiting {
  state: WaitingState
  member: Member
}

/** The pending sign-in of a token and its member, both locked. Refuses STATE_TOKEN_INVALID for an unknown or expired one, or if no attempts are left. */
export async function waitingOf(context: Context, stateToken: string): Promise<Waiting> {
  const tokenHash = siteOfSecret(stateToken) === context.siteId ? secretHash(stateToken) : refuse('STATE_TOKEN_INVALID')
  const memberId = await memberOfState(context, tokenHash)
  const member = memberId === undefined ? undefined : await lockMember(context, memberId)
  const state = member && (await lockState(context, tokenHash))
  return member && state && state.tries < triesMax ? { state, member } : refuse('STATE_TOKEN_INVALID')
}

/** Whether this is the code of the sign-in, sent to the member's present address. Counts the attempt. */
export async function isCode(
  context: Context,
  { state, member }: Waiting,
  { code, stateToken }: { code: string; stateToken: string },
): Promise<boolean> {
  await saveTries(context, state.id, state.tries + 1)
  const isInTime = state.codeExpiresDate !== null && state.codeExpiresDate > context.now
  const isToThere = member.loginEmail !== null && state.target === emailKey(member.loginEmail)
  return state.codeHash !== null && isSame(state.codeHash, codeHash(code, stateToken)) && isInTime && isToThere
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
