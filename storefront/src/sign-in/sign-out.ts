import { redirect, redirectDocument } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/sign-out'
import { paths } from '../paths.ts'
import { endOwnSession } from './end-own-session.server.ts'
import { tokenNames, withoutToken } from './kept-token.ts'

/** Ends the session on the server, and leaves nothing of the person in this browser: the next one at it may be somebody else. Only a form does it: a link from
 *  elsewhere signs nobody out. */
export async function action({ context }: Route.ActionArgs) {
  const { client, endSession, closeLinks, baseUrl } = context.get(apiContext)
  await endOwnSession(client)
  endSession()
  closeLinks()
  // What links to orders have left is sent to orders' pages alone, so it is closed from there.
  const answer = redirectDocument(paths.closeOrders)
  for (const name of tokenNames) answer.headers.append('set-cookie', withoutToken(name, { secure: baseUrl.startsWith('https:') }))
  return answer
}

export const loader = () => redirect(paths.home)
