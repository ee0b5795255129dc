import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/badges'
import { loadBadges } from './badges.server.ts'

/** A machine that is offline keeps the badges it has. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((error: unknown) => {
    if (error instanceof TypeError) return undefined
    throw error
  })

/** The frame asks for this again when something has happened, and for nothing else of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { preferences } = await client.staff.getPreferences({})
  return loadBadges(client, preferences.notificationsSeen)
}
