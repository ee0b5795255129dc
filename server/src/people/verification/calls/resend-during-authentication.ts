import type { verification } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import {
  countCode,
  inWholeRounds,
  mayNotifyOfAccount,
  presentIdentity,
  sendCode,
  notifyOfAccount,
  type Waiting,
  waitingOf,
} from '../../authentication/public.ts'
import { signInSettings, type SignInSettings } from '../../sign-in/public.ts'

/** The same token stays valid, with its remaining attempts; the previous code becomes invalid. */
export const resendDuringAuthentication: Handler<typeof verification.resendDuringAuthentication> = async (context, { stateToken }) => {
  const settings = await signInSettings(context)
  const send = () => resend(context, stateToken, settings)
  return settings.concealAccounts ? inWholeRounds(send) : send()
}

async function resend(context: Context, stateToken: string, settings: SignInSettings) {
  const { database } = context.services
  const { state: known, member } = await database.transaction((db) => waitingForCode({ ...context, db }, stateToken))
  const email = member.loginEmail ?? ''
  await countCode(context, known.decoy ? known.id : email)
  const mayNotify = known.decoy !== null && (await mayNotifyOfAccount(context, email))
  return database.transaction(async (db) => {
    const inside = { ...context, db }
    const { state, member: held } = await waitingForCode(inside, stateToken)
    if (mayNotify) await notifyOfAccount(inside, held)
    if (!state.decoy) await sendCode(inside, { id: state.id, member: held, stateToken })
    return { state: 'REQUIRE_EMAIL_VERIFICATION' as const, stateToken, identity: state.decoy ?? presentIdentity(held, settings) }
  })
}

async function waitingForCode(context: Context, stateToken: string): Promise<Waiting> {
  const waiting = await waitingOf(context, stateToken)
  return waiting.state.state === 'REQUIRE_EMAIL_VERIFICATION' ? waiting : refuse('STATE_TOKEN_INVALID')
}
