import type { Services } from '../../kernel/context.ts'

type LinkServices = Pick<Services, 'tokens' | 'sites' | 'settings'>

/** How long the link in an email works. */
const linkSeconds = 365 * 24 * 60 * 60

/** The page where the reader of an email deletes the waiting requests of their address. The token names the request that the email was about. */
export async function unsubscribeLink({ tokens, sites, settings }: LinkServices, siteId: string, requestId: string): Promise<string> {
  const token = await tokens.sign('hand-over', { siteId, subject: requestId, role: 'back-in-stock' }, linkSeconds)
  const { baseUrl } = await sites.find(siteId)
  return `${baseUrl ?? settings.baseUrl}/back-in-stock/unsubscribe?token=${token}`
}

/** The request that a token names. Undefined if the token is none of the site's links. */
export async function requestOfToken({ tokens }: Pick<Services, 'tokens'>, siteId: string, token: string): Promise<string | undefined> {
  const claims = await tokens.verify('hand-over', token)
  return claims?.role === 'back-in-stock' && claims.siteId === siteId ? claims.subject : undefined
}
