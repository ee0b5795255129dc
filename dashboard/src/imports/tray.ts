import { apiContext } from '@stoa/ui/page-api'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import type { Route } from './+types/tray'

/** Offline, the last state is kept. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch((error: unknown) => {
    if (error instanceof TypeError) return undefined
    throw error
  })

/** Background work for the tray of the frame. */
export async function loader({ context }: Route.LoaderArgs) {
  const { dataImports } = context.get(apiContext).client
  const { imports } = await ifPermitted(dataImports.queryImports({ active: true, paging: { limit: 5 } }), { imports: [] })
  return {
    tasks: imports.map(({ id, target, fileName, status, bytesRead, sizeBytes }) => ({
      id,
      target,
      fileName,
      status,
      bytesRead,
      sizeBytes,
    })),
  }
}
