import { authentication } from '@stoa/contract'
import type { Violation } from '@stoa/contract/problems'
import { assignToMember } from '../../commerce/checkouts/public.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { requirePermission } from '../../kernel/require-permission.ts'
import { nextState } from '../../people/authentication/public.ts'
import { findMember, type Member } from '../../people/members/public.ts'
import { signInSettings } from '../../people/sign-in/public.ts'
import type { RedirectRequest } from './redirect-session.ts'

/** The member whom a server hands over to a checkout; undefined if the request names none (decision 0075). */
export function handedOverMember({ ecomCheckout, auth }: RedirectRequest): string | undefined {
  const memberId = auth?.authRequest.memberId
  if (memberId === undefined) return undefined
  const { clientId: _, memberId: __, ...others } = auth!.authRequest
  const wrong = [
    ...(ecomCheckout ? [] : ['memberId']),
    ...Object.entries(others).flatMap(([name, value]) => (value === undefined || value === null ? [] : [name])),
  ]
  if (auth!.prompt !== undefined || wrong.length > 0)
    refuseFields(
      ...wrong.map((name) => notAllowed(`auth.authRequest.${name}`, ecomCheckout !== undefined)),
      ...(auth!.prompt === undefined ? [] : [notAllowed('auth.prompt', true)]),
    )
  return memberId
}

const notAllowed = (field: string, isBesideMember: boolean): Violation => ({
  field,
  description: isBesideMember ? 'can’t be combined with auth.authRequest.memberId' : 'can only be sent together with ecomCheckout',
  violatedRule: 'FIELD_NOT_ALLOWED',
})

/** Gives the checkout to the member. The caller must be able to sign in any member without a password. */
export async function handOverCheckout(context: Context, checkoutId: string, memberId: string): Promise<void> {
  requirePermission({ allow: ['owner', 'app'], permission: authentication.signOn.permission }, context.identity)
  const member = (await findMember(context, memberId)) ?? refuse('MEMBER_NOT_FOUND')
  if (!(await canSignIn(context, member))) refuse('MEMBER_CANNOT_SIGN_IN')
  await assignToMember(context, checkoutId, memberId)
}

export const canSignIn = async (scope: Scope, member: Member): Promise<boolean> =>
  nextState(member, await signInSettings(scope)) === 'SUCCESS'
