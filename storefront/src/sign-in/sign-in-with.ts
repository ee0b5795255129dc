import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import { hostedSession } from '../return-urls/hosted-session.server.ts'
import type { Route } from './+types/sign-in-with'
import { withOnwards } from './onwards.ts'
import { failedSignIn, noStoreHeaders } from './sign-in-with.server.ts'
import { signOnCookie } from './sign-on-cookie.ts'

/** Redirects to a provider. A link on another site doesn't lead there directly, but to the page with the button, unless a client of the shop has requested
 *  this provider. */
export async function loader({ context, params: { connectionId }, request, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  const session = url.searchParams.get('session')
  const asked = session ? await hostedSession(client, session) : undefined
  const isFromElsewhere = /^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')
  if (isFromElsewhere && asked?.idp?.toLowerCase() !== connectionId) return redirect(withOnwards(paths.login, url))
  try {
    const anew = url.searchParams.has('anew') || asked?.prompt === 'login' || asked?.prompt === 'select_account'
    const begun = await client.authentication.beginSingleSignOn({ idpConnectionId: connectionId, ...(anew && { anew }) })
    const { authorizationUrl, state, ticket, expiresDate } = begun
    const onwards = withOnwards('', url).slice(1)
    const seconds = Math.max(0, Math.round((Date.parse(expiresDate) - Date.now()) / 1000))
    const kept = signOnCookie(state, { ticket, onwards }, { seconds, secure: baseUrl.startsWith('https:') })
    return redirect(authorizationUrl, { headers: { ...noStoreHeaders, 'set-cookie': kept } })
  } catch (error) {
    return failedSignIn(error, { connectionId, url })
  }
}
