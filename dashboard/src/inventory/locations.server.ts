import { redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { withParams } from '../kit/list-state.ts'
import type { LocationOption } from './location.ts'

interface Locations {
  /** Empty if they may not be read. */
  all: LocationOption[]
  /** To choose from: empty if there is only one. */
  locations: LocationOption[]
  /** The one in the URL. */
  location: LocationOption | undefined
}

/** The locations to choose from. A URL with one that doesn't exist any more is replaced by the one without. */
export async function loadLocations(client: Client, { searchParams }: URL): Promise<Locations> {
  const listed = await ifPermitted(client.locations.listLocations({}), { locations: [] })
  const all = listed.locations.map(({ id, name, isDefault }): LocationOption => ({ id, name, isDefault }))
  const locations = all.length > 1 ? all : []
  const id = searchParams.get('location')
  const location = locations.find((one) => one.id === id)
  if (id && !location) throw redirect(withParams(searchParams, { location: null }))
  return { all, locations, location }
}
