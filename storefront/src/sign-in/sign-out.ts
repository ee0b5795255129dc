import { redirect, redirectDocument } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/sign-out'
import { paths } from '../paths.ts'
import { endOwnSession } from './end-own-session.server.ts'

/** Ends the session on the server and in this browser. Only a form does it: a link from elsewhere signs nobody out. */
export async function action({ context }: Route.ActionArgs) {
  const { client, endSession } = context.get(apiContext)
  await endOwnSession(client)
  endSession()
  return redirectDocument(paths.home)
}

export const loader = () => redirect(paths.home)
