import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/sign-in-with'
import { paths } from '../paths.ts'
import { keepingSignOn } from './kept-sign-on.ts'
import { withOnwards } from './onwards.ts'
import { failedSignIn, secretive } from './sign-in-with.server.ts'

/** Leads to a provider. A page of another site cannot send anybody straight there: it ends at the page with the button. */
export async function loader({ context, params: { connectionId }, request, url }: Route.LoaderArgs) {
  const { client, baseUrl } = context.get(apiContext)
  if (/^(?:cross|same)-site$/.test(request.headers.get('sec-fetch-site') ?? '')) return redirect(withOnwards(paths.login, url))
  try {
    const asked = { idpConnectionId: connectionId, ...(url.searchParams.has('anew') ? { anew: true } : {}) }
    const { authorizationUrl, state, ticket, expiresDate } = await client.authentication.beginSingleSignOn(asked)
    const onwards = withOnwards('', url).slice(1)
    const seconds = Math.max(0, Math.round((Date.parse(expiresDate) - Date.now()) / 1000))
    const kept = keepingSignOn(state, { ticket, onwards }, { seconds, secure: baseUrl.startsWith('https:') })
    return redirect(authorizationUrl, { headers: { ...secretive, 'set-cookie': kept } })
  } catch (error) {
    return failedSignIn(error, { connectionId, url })
  }
}
