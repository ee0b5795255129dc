import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/preview'
import { previewOf } from './preview.server.ts'
import { typedRules } from './rule-draft.ts'

/** How many products match the rules that are being typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const form = new FormData()
  for (const [name, value] of url.searchParams) form.append(name, value)
  return Response.json((await previewOf(context.get(apiContext).client, typedRules(form))) ?? null)
}
