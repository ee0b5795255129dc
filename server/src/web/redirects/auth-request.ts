import type { Violation } from '@stoa/contract/problems'
import { sessionOfToken } from '../../access/member-sessions/public.ts'
import type { OAuthClient } from '../../access/oauth/public.ts'
import type { Context } from '../../kernel/context.ts'
import { refuseFields } from '../../kernel/refuse.ts'
import type { AuthDoc, RedirectRequest } from './redirect-session.ts'

type Auth = NonNullable<RedirectRequest['auth']>

/** An OAuth client's request, once everything in it has been checked. */
export async function authDoc(
  context: Context,
  { authRequest, prompt }: Auth,
  { client, origin }: { client: OAuthClient; origin: string | null },
): Promise<AuthDoc> {
  const wrong = violationsOf(authRequest, client)
  if (wrong.length > 0) refuseFields(...wrong)
  const doc = {
    redirectUri: authRequest.redirectUri ?? null,
    state: authRequest.state!,
    responseMode: authRequest.responseMode ?? 'query',
    codeChallenge: authRequest.codeChallenge ?? null,
    prompt: prompt ?? authRequest.prompt ?? null,
    origin,
    idp: authRequest.idp ?? null,
  }
  if (!authRequest.sessionToken) return doc
  const session = await sessionOfToken(context.services, authRequest.sessionToken)
  return { ...doc, broughtSessionId: session?.siteId === context.siteId ? session.id : null }
}

const requestField = 'auth.authRequest'

export const missingField = (name: keyof Auth['authRequest']): Violation => ({
  field: `${requestField}.${name}`,
  description: 'is required',
  violatedRule: 'REQUIRED_FIELD',
})

const notRegistered: Violation = {
  field: `${requestField}.redirectUri`,
  description: 'must exactly match a redirect URI that is registered for the OAuth client',
  violatedRule: 'FIELD_NOT_ALLOWED',
  ruleName: 'NOT_REGISTERED',
}

/** Codes are only sent to registered URLs, compared exactly: a URL that two parsers could read differently is another one (threat A17). And a public client proves with S256 that it made the request. */
export function violationsOf(
  { redirectUri, responseMode, codeChallenge, codeChallengeMethod }: Auth['authRequest'],
  { kind, redirectUris }: Pick<OAuthClient, 'kind' | 'redirectUris'>,
): Violation[] {
  const found: Violation[] = []
  if (!redirectUri && responseMode !== 'web_message') found.push(missingField('redirectUri'))
  if (redirectUri && !redirectUris.includes(redirectUri)) found.push(notRegistered)
  if (!codeChallenge && kind === 'public') found.push(missingField('codeChallenge'))
  // A challenge without its method would be a plain one.
  if (codeChallenge && !codeChallengeMethod) found.push(missingField('codeChallengeMethod'))
  return found
}
