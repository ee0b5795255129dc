import { apiContext } from '@stoa/ui/page-api'
import type { Route } from './+types/badges'
import { loadBadges } from './badges.server.ts'

/** Offline, the present badges stay. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((error: unknown) => {
    if (error instanceof TypeError) return undefined
    throw error
  })

/** The frame loads this again after an event, without the rest of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { preferences } = await client.staff.getPreferences({})
  return loadBadges(client, preferences.notificationsSeen)
}
