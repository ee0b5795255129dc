import { redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { paths } from '../paths.ts'
import type { Route } from './+types/remove-sample'

/** Removes the sample shop. */
export async function action({ context }: Route.ActionArgs) {
  await context.get(apiContext).client.sample.removeSample({})
  return redirect(`${paths.today}?sample=removed`)
}

export const loader = () => redirect(paths.today)
