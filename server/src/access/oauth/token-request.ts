import type { oauth } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { refuseFields } from '../../kernel/refuse.ts'

type Sent = RequestOf<typeof oauth.token>

/** The fields of a token request in either spelling: packages of one vendor use both (wire §7.1). */
export interface TokenRequest {
  grantType: Sent['grantType']
  clientId: string | undefined
  clientSecret: string | undefined
  refreshToken: string | undefined
  code: string | undefined
  codeVerifier: string | undefined
  redirectUri: string | undefined
  memberId: string | undefined
  sessionToken: string | undefined
  instanceId: string | undefined
  accessToken: string | undefined
}

export const tokenRequest = (sent: Sent): TokenRequest => ({
  grantType: sent.grantType ?? sent.grant_type,
  clientId: (sent.clientId ?? sent.client_id ?? undefined)?.toLowerCase(),
  clientSecret: sent.clientSecret ?? sent.client_secret ?? undefined,
  refreshToken: sent.refreshToken ?? sent.refresh_token ?? undefined,
  code: sent.code ?? undefined,
  codeVerifier: sent.codeVerifier ?? sent.code_verifier ?? undefined,
  redirectUri: sent.redirectUri ?? sent.redirect_uri ?? undefined,
  memberId: sent.memberId ?? sent.member_id ?? undefined,
  sessionToken: sent.sessionToken ?? sent.session_token ?? undefined,
  instanceId: sent.instanceId ?? sent.instance_id ?? undefined,
  accessToken: sent.accessToken ?? sent.access_token ?? undefined,
})

/** The required fields of a grant. All missing ones are named at once. */
export function required<Name extends keyof TokenRequest>(request: TokenRequest, ...names: Name[]): Record<Name, string> {
  const missing = names.filter((name) => !request[name])
  if (missing.length > 0)
    refuseFields(...missing.map((field) => ({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' }) as const))
  return request as Record<Name, string>
}
