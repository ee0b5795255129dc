import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import type { Route } from './+types/close-orders'

/** Closes the orders that links have opened in this browser. The links in emails open them again. */
export function loader({ context }: Route.LoaderArgs) {
  context.get(apiContext).closeLinks()
  return redirect(paths.home, { headers: { 'cache-control': 'no-store' } })
}
