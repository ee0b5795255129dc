import type { TokenClaims } from '../../kernel/tokens.ts'

const accessTokenSeconds = 4 * 60 * 60
/** The packages renew tokens by their own clock only: so long a tab can take a member for signed in whose session has ended elsewhere. */
const memberAccessTokenSeconds = 10 * 60
export const accessSecondsOf = (role: TokenClaims['role']): number => (role === 'member' ? memberAccessTokenSeconds : accessTokenSeconds)
export const refreshTokenSeconds = 365 * 24 * 60 * 60
