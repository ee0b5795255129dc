import { contract } from '@stoa/contract'
import { allCalls, type CallId } from '@stoa/contract/routes'

/** Calls whose answers have a token, a code, a password or a link that works without one, besides those that the contract marks. */
const others: readonly CallId[] = [
  'authentication.beginSingleSignOn',
  'authentication.completeSingleSignOn',
  'authentication.login',
  'authentication.loginV2',
  'authentication.loginWithIdpConnectionTokenParams',
  'authentication.proceedToNextState',
  'authentication.register',
  'authentication.registerV2',
  'authentication.signOn',
  'checkouts.getCheckoutUrl',
  'mails.getMail',
  'oauth.appAccess',
  'oauth.token',
  'recovery.recover',
  'redirects.cancelRedirectSession',
  'redirects.completeRedirectSession',
  'staff.acceptInvitation',
  'staff.signIn',
  'verification.resendDuringAuthentication',
  'verification.verifyDuringAuthentication',
]

const secretCalls: ReadonlySet<string> = new Set([
  ...others,
  ...allCalls(contract)
    .filter(({ call }) => call.tellsSecret)
    .map(({ id }) => id),
])

/** Whether the answer of a call, and every page made from it, must not be compressed: decision 0079. */
export const answersSecret = (id: string): boolean => secretCalls.has(id)
