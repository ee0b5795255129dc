import { Type } from 'typebox'
import type { Problems } from '../call.ts'
import { call } from '../call.ts'
import { field, Guid, Shape } from '../scalars.ts'
import { Location, LocationChanges, locationsMax, NewLocation } from './location.ts'

const shared = { family: 'stoa', allow: ['owner', 'app'], source: 'screens §5: locations; decision 0147' } as const
const reader = { ...shared, permission: 'LOCATIONS.READ', writes: false } as const
const writer = { ...shared, permission: 'LOCATIONS.MANAGE', writes: true } as const

const missing = { LOCATION_NOT_FOUND: { status: 404, message: 'No location with this ID exists.' } } as const satisfies Problems
const nameProblem = {
  LOCATION_NAME_ALREADY_EXISTS: { status: 409, message: 'Another location has this name.' },
} as const satisfies Problems
const id = field(Guid, 'ID of the location.')
const Answer = Shape({ location: field(Location, 'The location as it is now.') })

export const listLocations = call({
  ...reader,
  method: 'GET',
  path: '/v1/locations',
  summary: 'List the locations.',
  description: `Returns all places where the shop has stock, up to ${locationsMax}: the default location first, the others by name.`,
  request: Shape({}),
  response: Shape({
    locations: field(Type.Array(Location, { maxItems: locationsMax }), 'All of them, the default one first and the others by name.'),
  }),
  problems: {},
  example: {},
})

export const getLocation = call({
  ...reader,
  method: 'GET',
  path: '/v1/locations/{id}',
  summary: 'Get a location.',
  request: Shape({ id }),
  response: Answer,
  problems: missing,
})

export const createLocation = call({
  ...writer,
  method: 'POST',
  path: '/v1/locations',
  summary: 'Create a location.',
  description: `A shop can have up to ${locationsMax}.`,
  request: Shape({ location: field(NewLocation, 'The location to create.') }),
  response: Answer,
  problems: {
    ...nameProblem,
    LOCATION_LIMIT_REACHED: { status: 409, message: `A shop can have up to ${locationsMax} locations.` },
  },
  example: { location: { name: 'Warehouse' } },
})

export const updateLocation = call({
  ...writer,
  method: 'PATCH',
  path: '/v1/locations/{location.id}',
  summary: 'Update a location.',
  description: 'Changes the fields that are sent, also of the default location.',
  request: Shape({ location: field(LocationChanges, 'The fields to change, with ID and revision.') }),
  response: Answer,
  problems: {
    ...missing,
    ...nameProblem,
    INVALID_REVISION: { status: 409, message: 'The location has changed since it was read. Read it again.' },
  },
})

export const deleteLocation = call({
  ...writer,
  method: 'DELETE',
  path: '/v1/locations/{id}',
  summary: 'Delete a location.',
  description: 'The default location stays, and so does one with inventory items.',
  request: Shape({ id }),
  response: Shape({}),
  problems: {
    ...missing,
    DEFAULT_LOCATION: { status: 409, message: 'The default location can’t be deleted.' },
    LOCATION_HAS_ITEMS: {
      status: 409,
      message: 'The location has inventory items. Delete them first.',
      data: Shape({ items: field(Type.Integer({ minimum: 1 }), 'Number of inventory items.') }),
    },
  },
})
