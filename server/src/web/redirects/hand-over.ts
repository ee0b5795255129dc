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
export function handOverMemberId({ ecomCheckout, auth }: RedirectRequest): string | undefined {
  const memberId = auth?.authRequest.memberId
  if (memberId === undefined) return undefined
  if (!ecomCheckout) refuseFields(notAllowed('auth.authRequest.memberId', 'can only be sent together with ecomCheckout'))
  const others = [
    ...namesIn(auth!.authRequest).flatMap((name) => (isOfHandOver.has(name) ? [] : [`auth.authRequest.${name}`])),
    ...namesIn(auth!).flatMap((name) => (name === 'authRequest' ? [] : [`auth.${name}`])),
  ]
  if (others.length > 0) refuseFields(...others.map((field) => notAllowed(field, 'can’t be combined with auth.authRequest.memberId')))
  return memberId
}

const isOfHandOver: ReadonlySet<string> = new Set(['memberId', 'clientId'])

const namesIn = (fields: object): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined || value === null ? [] : [name]))

const notAllowed = (field: string, description: string): Violation => ({ field, description, violatedRule: 'FIELD_NOT_ALLOWED' })

/** Gives the checkout to the member. The caller must be able to sign in any member without a password. */
export async function handOverCheckout(context: Context, checkoutId: string, memberId: string): Promise<void> {
  requirePermission({ allow: ['owner', 'app'], permission: authentication.signOn.permission }, context.identity)
  const member = (await findMember(context, memberId)) ?? refuse('MEMBER_NOT_FOUND')
  if (!(await canSignIn(context, member))) refuse('MEMBER_CANNOT_SIGN_IN')
  await assignToMember(context, checkoutId, memberId)
}

export const canSignIn = async (scope: Scope, member: Member): Promise<boolean> =>
  nextState(member, await signInSettings(scope)) === 'SUCCESS'
