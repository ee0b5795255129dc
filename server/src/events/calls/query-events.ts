import type { events } from '@stoa/contract'
import type { Handler } from '../../kernel/handler.ts'
import { presentEvent } from '../present.ts'
import { eventsAfter } from '../store.ts'

export const queryEvents: Handler<typeof events.queryEvents> = async ({ db, siteId, identity }, { after = 0, limit = 100 }) => {
  const { events: found, position } = await eventsAfter(db, siteId, after, limit)
  return { events: found.map((event) => presentEvent(event, identity)), position }
}
