import { redirectDocument } from 'react-router'
import type { PageApi } from '@stoa/sdk/page-api'
import { apiContext } from '@stoa/ui/page-api'
import { isRefusedWith } from '@stoa/ui/refusal'
import type { Route } from './+types/callback'
import { goOn } from './go-on.server.ts'
import { nextIn } from './onwards.ts'
import { ownMember } from './own-member.server.ts'
import { failedSignIn, noStoreHeaders } from './sign-in-with.server.ts'
import { signOnIn, withoutSignOn, type SignOnState } from './sign-on-cookie.ts'

/** The callback of a provider. It always redirects, because the URL contains a code. */
export async function loader({ context, params: { connectionId }, request, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const state = url.searchParams.get('state') ?? ''
  const kept = signOnIn(request.headers.get('cookie'), state)
  const onwards = new URL(`/?${kept?.onwards ?? ''}`, url)
  const over = withoutSignOn(state, { secure: api.baseUrl.startsWith('https:') })
  try {
    return await ledOn(api, onwards, { over, answer: await completed(api, { connectionId, url, kept }) })
  } catch (error) {
    // A person who goes back in the history after signing in is still signed in.
    if (isRefusedWith(error, 'IDP_SIGN_IN_USED') && (await ownMember(api.client)))
      return redirectDocument(nextIn(onwards), { headers: noStoreHeaders })
    return failedSignIn(error, { connectionId, url: onwards, headers: { 'set-cookie': over } })
  }
}

interface CameBack {
  connectionId: string
  url: URL
  kept: SignOnState | undefined
}

const completed = ({ client }: PageApi, { connectionId, url, kept }: CameBack) =>
  client.authentication.completeSingleSignOn({
    idpConnectionId: connectionId,
    query: url.search.slice(1),
    ...(kept ? { ticket: kept.ticket } : {}),
  })

async function ledOn(
  api: PageApi,
  url: URL,
  { over, answer }: { over: string; answer: Awaited<ReturnType<typeof completed>> },
): Promise<Response> {
  const outcome = await goOn({ api, url }, answer)
  const response =
    outcome instanceof Response
      ? outcome
      : redirectDocument(outcome.data.leadsTo, outcome.init?.headers ? { headers: outcome.init.headers } : {})
  response.headers.append('set-cookie', over)
  for (const [name, value] of Object.entries(noStoreHeaders)) response.headers.set(name, value)
  return response
}
