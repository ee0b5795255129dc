import type { locations } from '@stoa/contract'
import { defaultLocationId } from '@stoa/contract/locations/default-location'
import { locationEvents } from '@stoa/contract/locations/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentLocation } from '../present.ts'
import { countItemsAt, deleteExpiringStock, deleteRow, lockLocation } from '../store.ts'

export const deleteLocation: Handler<typeof locations.deleteLocation> = async (context, { id }) => {
  const location = (await lockLocation(context, id)) ?? refuse('LOCATION_NOT_FOUND')
  if (location.id === defaultLocationId) refuse('DEFAULT_LOCATION')
  await deleteExpiringStock(context, location.id)
  const items = await countItemsAt(context, location.id)
  if (items > 0) refuse('LOCATION_HAS_ITEMS', { items })
  await deleteRow(context, location.id)
  recordEvent(context, locationEvents.deleted, { id: location.id, revision: location.revision + 1, entity: presentLocation(location) })
  return {}
}
