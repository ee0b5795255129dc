import { Type } from 'typebox'
import { call } from '../call.ts'
import { maybe, Shape, Whole } from '../scalars.ts'
import { Event } from './event.ts'

/** Committed events after a position, in order. The same as a live stream stands at GET /stoa/v1/events/stream (text/event-stream, with Last-Event-ID). */
export const queryEvents = call({
  method: 'GET',
  path: '/v1/events',
  family: 'stoa',
  summary: 'Read what happened on the site, from a position on.',
  source: 'DESIGN §5 "Events"',
  allow: ['owner', 'app'],
  permission: 'EVENTS.READ',
  writes: false,
  request: Shape({ after: maybe(Whole(0, Number.MAX_SAFE_INTEGER)), limit: maybe(Whole(1, 500)) }),
  response: Shape({ events: Type.Array(Event), position: Type.Integer({ minimum: 0 }) }),
  problems: {},
  example: { after: 0, limit: 20 },
})
