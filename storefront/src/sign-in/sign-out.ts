import { redirect, redirectDocument } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import { withoutReturnCookies } from '../return-urls/return-cookie.ts'
import { withoutPending } from '../wishlist/pending-cookie.server.ts'
import type { Route } from './+types/sign-out'
import { endOwnSession } from './end-own-session.server.ts'
import { tokenNames, withoutToken } from './token-cookie.ts'

/** Ends the session on the server and clears the person's data in this browser, which may be shared. Only by a form: a link from another site signs nobody out. */
export async function action({ context, request }: Route.ActionArgs) {
  const { client, endSession, closeLinks, baseUrl } = context.get(apiContext)
  await endOwnSession(client)
  endSession()
  closeLinks()
  // Order link cookies are only sent to order pages, so they are deleted from there.
  const answer = redirectDocument(paths.closeOrders)
  const secure = baseUrl.startsWith('https:')
  const tokens = tokenNames.map((name) => withoutToken(name, { secure }))
  const links = withoutReturnCookies(request.headers.get('cookie'), secure)
  for (const gone of [...tokens, ...links, withoutPending(secure)]) answer.headers.append('set-cookie', gone)
  return answer
}

export const loader = () => redirect(paths.home)
