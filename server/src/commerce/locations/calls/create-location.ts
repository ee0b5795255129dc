import type { locations } from '@stoa/contract'
import { locationEvents } from '@stoa/contract/locations/events'
import { locationsMax } from '@stoa/contract/locations/location'
import { newId } from '../../../database/ids.ts'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { nameIn } from '../name.ts'
import { presentLocation } from '../present.ts'
import { countLocations, insertLocation, lockNames } from '../store.ts'

export const createLocation: Handler<typeof locations.createLocation> = async (context, { location: sent }) => {
  const name = nameIn(sent.name)
  await lockNames(context)
  if ((await countLocations(context)) >= locationsMax) refuse('LOCATION_LIMIT_REACHED')
  const { now } = context
  const location = { id: newId(), revision: 1, createdDate: now, updatedDate: now, name, address: sent.address ?? null }
  if (!(await insertLocation(context, location))) refuse('LOCATION_NAME_ALREADY_EXISTS')
  const entity = presentLocation(location)
  recordEvent(context, locationEvents.created, { id: location.id, revision: 1, entity })
  return { location: entity }
}
