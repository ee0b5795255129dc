import { contract } from '@stoa/contract'
import type { Call } from '@stoa/contract/call'
import type { DataCallerKind } from '@stoa/contract/data-collections/data-access'
import { speakerOfKey } from '../../access/api-keys/public.ts'
import { clientOf } from '../../access/oauth/public.ts'
import { staffIdentity } from '../../access/staff/public.ts'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'
import { refuse } from '../../kernel/refuse.ts'
import { denialReason } from '../../kernel/require-permission.ts'
import { findMember } from '../../people/members/public.ts'

/** A person who can't sign in has no identity. */
type CallerOutcome = CallerIdentity | 'SHUT' | undefined

interface Kind {
  /** The permission needed to ask about such a caller. */
  toldBy?: Call
  find(context: Context, id: string): Promise<CallerOutcome> | CallerOutcome
}

const kinds: Readonly<Record<DataCallerKind, Kind>> = {
  VISITOR: { find: ({ siteId }) => ({ kind: 'visitor', siteId, id: newId() }) },
  MEMBER: { toldBy: contract.members.getMember, find: memberOf },
  STAFF: { toldBy: contract.roles.explainAccess, find: async (context, id) => (await staffIdentity(context, id))?.identity },
  API_KEY: { toldBy: contract.apiKeys.getApiKey, find: speakerOfKey },
  APP: { toldBy: contract.apps.getApp, find: appOf },
}

/** The identity that the caller would have; undefined if it doesn't exist, `SHUT` if it can't sign in. */
export async function callerAs(
  context: Context,
  { callerKind, callerId }: { callerKind: DataCallerKind; callerId?: string | undefined },
): Promise<CallerIdentity | undefined> {
  const { toldBy, find } = kinds[callerKind]
  if (toldBy && denialReason(toldBy, context.identity)) refuse('PERMISSION_DENIED')
  const found = toldBy && callerId === undefined ? undefined : await find(context, callerId ?? '')
  if (!found) refuse('DATA_CALLER_NOT_FOUND')
  return found === 'SHUT' ? undefined : found
}

async function memberOf(context: Context, id: string): Promise<CallerOutcome> {
  const { siteId } = context
  const member = await findMember(context, id)
  return member && (member.status === 'APPROVED' ? { kind: 'member', siteId, id } : 'SHUT')
}

async function appOf(context: Context, id: string): Promise<CallerOutcome> {
  const { siteId } = context
  const app = await clientOf(context, id)
  return app?.kind === 'app' ? { kind: 'app', siteId, id, permissions: app.permissions, clientId: id } : undefined
}
