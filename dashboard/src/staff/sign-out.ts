import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import type { Route } from './+types/sign-out'

/** Ends the session on the server and in this browser. It takes a POST, so that a link on another site can't sign anyone out. */
export async function action({ context }: Route.ActionArgs) {
  const { client, session, endSession } = context.get(apiContext)
  if (session) await client.staff.signOut({ sessionToken: session })
  endSession()
  return redirect(paths.login)
}

export const loader = () => redirect(paths.today)
