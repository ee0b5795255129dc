import type { locations as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { createLocation } from './calls/create-location.ts'
import { deleteLocation } from './calls/delete-location.ts'
import { getLocation } from './calls/get-location.ts'
import { listLocations } from './calls/list-locations.ts'
import { updateLocation } from './calls/update-location.ts'

export const locations: Handlers<typeof contract> = { listLocations, getLocation, createLocation, updateLocation, deleteLocation }

export { createDefaultLocation } from './default-location.ts'
