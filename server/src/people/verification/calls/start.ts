import type { verification } from '@stoa/contract'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { actsForSite } from '../../../kernel/identity.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { countCode, makeCodeState } from '../../authentication/public.ts'
import { findMember, lockMember } from '../../members/public.ts'

const notThere = (): never => refuse('IDENTITY_NOT_FOUND')

/** Members verify themselves; callers acting for the site any member. Blocked members give the error of a missing one. */
export const start: Handler<typeof verification.start> = async (context, { identityId }) => {
  const id = requestedIdentity(context, identityId) ?? notThere()
  const found = await findMember(context, id)
  if (!found?.loginEmail || found.status === 'BLOCKED' || found.status === 'OFFLINE') return notThere()
  await countCode(context, found.loginEmail)
  return context.services.database.transaction(async (db) => {
    const inside = { ...context, db }
    const member = (await lockMember(inside, id)) ?? notThere()
    return { verificationId: await makeCodeState(inside, member) }
  })
}

function requestedIdentity({ identity }: Context, identityId: string | null | undefined): string | undefined {
  if (actsForSite(identity)) return identityId ?? undefined
  return identityId === undefined || identityId === null || identityId === identity.id ? identity.id : undefined
}
