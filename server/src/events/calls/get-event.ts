import type { events } from '@stoa/contract'
import type { Handler } from '../../kernel/handler.ts'
import { refuse } from '../../kernel/refuse.ts'
import { presentEvent } from '../present.ts'
import { findEvent, findEventBefore } from '../store.ts'

export const getEvent: Handler<typeof events.getEvent> = async (context, { id }) => {
  const event = (await findEvent(context, id)) ?? refuse('EVENT_NOT_FOUND')
  const before = await findEventBefore(context, event)
  return { event: presentEvent(event, context.identity), ...(before ? { before: presentEvent(before, context.identity) } : {}) }
}
