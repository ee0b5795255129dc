import type { events } from '@stoa/contract'
import { planCallerQuery } from '../../http/plan.ts'
import type { Handler } from '../../kernel/handler.ts'
import { presentEvent } from '../present.ts'
import { selectEvents } from '../store.ts'
import { eventsTarget } from '../target.ts'

export const searchEvents: Handler<typeof events.searchEvents> = async (context, { search }) => {
  const plan = planCallerQuery(context, {
    of: 'events',
    query: search,
    at: 'search',
    target: eventsTarget,
    defaultSort: [{ fieldName: 'eventTime', order: 'DESC' }],
    limits: { max: 100 },
  })
  const { rows, cursors, hasNext } = plan.page(await selectEvents(context, plan))
  return { events: rows.map((event) => presentEvent(event, context.identity)), metadata: { count: rows.length, cursors, hasNext } }
}
