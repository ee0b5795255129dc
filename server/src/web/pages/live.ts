import { events } from '@stoa/contract'
import type { StreamEndpoint } from '../../events/public.ts'
import { refuse } from '../../kernel/refuse.ts'
import { requirePermission } from '../../kernel/require-permission.ts'
import { cookies, dashboardVisit } from './visit.ts'

/** Live updates for the dashboard. Its session cookie is limited to `/dashboard`, so its stream is there too. It ends with the session. */
export const dashboardStream: StreamEndpoint = {
  path: `${cookies.dashboard.path}/live`,
  async reader(app, { headers }) {
    // Only pages of the dashboard can open it; browsers send the origin.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') refuse('PERMISSION_DENIED')
    const { identity } = await dashboardVisit(app, headers.cookie)
    return requirePermission(events.queryEvents, identity)
  },
  isNamed: false,
}
