import { Type } from 'typebox'
import { call } from '../call.ts'
import { CursorSearch, PagingMetadata } from '../query.ts'
import { Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { Event } from './event.ts'
import { eventsFilterable } from './filterable.ts'

const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'EVENTS.READ', writes: false } as const

export const queryEvents = call({
  ...reader,
  method: 'GET',
  path: '/v1/events',
  summary: 'Read what happened on the site, from a position on.',
  description:
    'Committed events after a position, in order. The same as a live stream stands at GET /stoa/v1/events/stream (text/event-stream, ' +
    'with Last-Event-ID).',
  source: 'DESIGN §5 "Events"',
  request: Shape({ after: maybe(Whole(0, Number.MAX_SAFE_INTEGER)), limit: maybe(Whole(1, 500)) }),
  response: Shape({ events: Type.Array(Event), position: Type.Integer({ minimum: 0 }) }),
  problems: {},
  example: { after: 0, limit: 20 },
})

export const searchEvents = call({
  ...reader,
  method: 'POST',
  path: '/v1/events/search',
  summary: 'Find what happened on the site, the newest first.',
  description:
    'Committed events in pages of at most 100, the newest first; a further page is asked for by its cursor alone. To follow what ' +
    'happens, read queryEvents.',
  source: 'DESIGN §5 "Events", decision 0020',
  request: Shape({ search: maybeNull(CursorSearch) }),
  response: Shape({ events: Type.Array(Event, { maxItems: 100 }), metadata: PagingMetadata }),
  problems: {},
  filterable: eventsFilterable,
  example: { search: { filter: { entityFqdn: 'wix.ecom.v1.order' }, cursorPaging: { limit: 20 } } },
})

export const getEvent = call({
  ...reader,
  method: 'GET',
  path: '/v1/events/{id}',
  summary: "Get an event, with its entity's event before it.",
  description: "One event, and `before`: the same entity's event before it. What lies between their snapshots is what happened.",
  source: 'DESIGN §5 "Events", decision 0020',
  request: Shape({ id: Guid }),
  response: Shape({ event: Event, before: maybe(Event) }),
  problems: { EVENT_NOT_FOUND: { status: 404, message: 'No event with this ID exists.' } },
})
