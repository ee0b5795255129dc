import { events } from '@stoa/contract'
import type { StreamEndpoint } from '../../events/public.ts'
import { refuse } from '../../kernel/refuse.ts'
import { requirePermission } from '../../kernel/require-permission.ts'
import { cookies, dashboardVisit } from './visit.ts'

/** Live updates for the desk: its session's cookie stays below `/dashboard`, so its stream stands there too. A session that ends, ends it. */
export const dashboardStream: StreamEndpoint = {
  path: `${cookies.dashboard.path}/live`,
  async reader(app, { headers }) {
    // Only a page of the desk asks; browsers say who does.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') refuse('PERMISSION_DENIED')
    const { identity } = await dashboardVisit(app, headers.cookie)
    return requirePermission(events.queryEvents, identity)
  },
  isNamed: false,
}
