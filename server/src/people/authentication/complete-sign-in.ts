import type { Static } from 'typebox'
import type { StateAnswer } from '@stoa/contract/authentication/identity'
import { agentOf, openMemberSession } from '../../access/member-sessions/public.ts'
import { networkOf } from '../../http/limits/public.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import { type Member, saveMember } from '../members/public.ts'
import type { SignInSettings } from '../sign-in/public.ts'
import { nextState } from './next-state.ts'
import { presentIdentity } from './present-identity.ts'
import { makeState } from './states.ts'
import { deleteStatesOf } from './store.ts'

export type WireState = Static<typeof StateAnswer>

/** The response to valid credentials, in a transaction that has locked the member: a new session, or the state that the sign-in waits in. Undefined if this
 *  member can't sign in. */
export async function completeSignIn(context: Context, member: Member, settings: SignInSettings): Promise<WireState | undefined> {
  const state = nextState(member, settings)
  if (state === undefined) return undefined
  const identity = presentIdentity(member, settings)
  if (state !== 'SUCCESS') return { state, stateToken: await makeState(context, member, state), identity }
  return { state, sessionToken: await openSession(context, member), identity }
}

/** Signs in a locked member at the caller's browser. */
export async function openSession(context: Context, member: Member): Promise<string> {
  const { identity, address, agent } = context
  const clientId = 'clientId' in identity ? identity.clientId : undefined
  const token = await signIn(context, member, { clientId: clientId ?? null, address, agent })
  if (identity.kind === 'visitor') await context.services.hooks.visitorBecameMember(context, identity.id, member.id)
  return token
}

interface Browser {
  clientId: string | null
  address?: string | undefined
  agent?: string | undefined
}

/** Signs in a locked member. Every sign-in opens a new session and ends pending ones (threat A20). */
export async function signIn(scope: Scope & Pick<Context, 'now'>, member: Member, { clientId, address, agent }: Browser): Promise<string> {
  await deleteStatesOf(scope, member.id)
  await saveMember(scope, { ...member, lastLoginDate: scope.now })
  const network = address === undefined ? null : networkOf(address)
  const { token } = await openMemberSession(scope, { memberId: member.id, clientId, agent: agentOf(agent) ?? null, network })
  return token
}
