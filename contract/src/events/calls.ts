import { Type } from 'typebox'
import { call } from '../call.ts'
import { CursorSearch, PagingMetadata } from '../query.ts'
import { field, Guid, maybe, maybeNull, Shape, Whole } from '../scalars.ts'
import { Event } from './event.ts'
import { eventsFilterable } from './filterable.ts'

const reader = { family: 'stoa', allow: ['owner', 'app'], permission: 'EVENTS.READ', writes: false } as const

export const queryEvents = call({
  ...reader,
  method: 'GET',
  path: '/v1/events',
  summary: 'Read events after a position.',
  description:
    'Returns committed events in order, from the last 400 days at least. For a live stream of the same events, use GET /stoa/v1/events/stream (text/event-stream, with ' +
    'Last-Event-ID).',
  source: 'DESIGN §5 "Events"',
  request: Shape({
    after: maybe(Whole(0, Number.MAX_SAFE_INTEGER), 'Position to read after. 0 by default, which is the beginning.'),
    limit: maybe(Whole(1, 500), 'Events to return at most. 100 by default.'),
  }),
  response: Shape({
    events: field(Type.Array(Event), 'The events, oldest first.'),
    position: field(Type.Integer({ minimum: 0 }), 'Position of the last event returned, to be sent as `after` next.'),
  }),
  problems: {},
  example: { after: 0, limit: 20 },
})

export const searchEvents = call({
  ...reader,
  method: 'POST',
  path: '/v1/events/search',
  summary: 'Search events, newest first.',
  description:
    'Returns committed events in pages of up to 100; pass the cursor alone to get the next page. To follow events as they happen, use ' +
    'queryEvents.',
  source: 'DESIGN §5 "Events", decision 0020',
  request: Shape({ search: maybeNull(CursorSearch, 'Filter, sort and page of the list.') }),
  response: Shape({
    events: field(Type.Array(Event, { maxItems: 100 }), 'The events of this page, newest first by default.'),
    metadata: field(PagingMetadata, 'Size of the page and the cursor of the next one.'),
  }),
  problems: {},
  filterable: eventsFilterable,
  example: { search: { filter: { entityFqdn: 'wix.ecom.v1.order' }, cursorPaging: { limit: 20 } } },
})

export const getEvent = call({
  ...reader,
  method: 'GET',
  path: '/v1/events/{id}',
  summary: 'Get an event and the previous event of its entity.',
  description: 'Returns the event and, in `before`, the previous event of the same entity. Compare their snapshots to see what changed.',
  source: 'DESIGN §5 "Events", decision 0020',
  request: Shape({ id: field(Guid, 'ID of the event.') }),
  response: Shape({
    event: field(Event, 'The event with the entity after it.'),
    before: maybe(Event, 'The previous event of the same entity. Absent for the first one.'),
  }),
  problems: { EVENT_NOT_FOUND: { status: 404, message: 'No event with this ID exists.' } },
})
