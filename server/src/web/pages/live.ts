import { events } from '@stoa/contract'
import type { StreamDoor } from '../../events/public.ts'
import { permitted } from '../../kernel/permitted.ts'
import { refuse } from '../../kernel/refuse.ts'
import { cookies, deskVisit } from './visit.ts'

/** Live updates for the desk: its session's cookie stays below `/dashboard`, so its stream stands there too. A session that ends, ends it. */
export const deskDoor: StreamDoor = {
  path: `${cookies.dashboard.path}/live`,
  async reader(app, { headers }) {
    // Only a page of the desk asks; browsers say who does.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') refuse('PERMISSION_DENIED')
    const { identity } = await deskVisit(app, headers.cookie)
    return permitted(events.queryEvents, identity)
  },
  isNamed: false,
}
