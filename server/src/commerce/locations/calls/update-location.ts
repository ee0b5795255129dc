import { isDeepStrictEqual } from 'node:util'
import type { locations } from '@stoa/contract'
import { locationEvents } from '@stoa/contract/locations/events'
import { recordEvent } from '../../../events/public.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { nameIn } from '../name.ts'
import { presentLocation } from '../present.ts'
import { isNameUsed, lockLocation, lockNames, saveLocation } from '../store.ts'

export const updateLocation: Handler<typeof locations.updateLocation> = async (context, { location: sent }) => {
  if (sent.name !== undefined) await lockNames(context)
  const before = (await lockLocation(context, sent.id)) ?? refuse('LOCATION_NOT_FOUND')
  if (sent.revision !== String(before.revision)) refuse('INVALID_REVISION')
  const { name = before.name, address = before.address } = sent
  const after = { ...before, name: nameIn(name), address }
  if (isDeepStrictEqual(before, after)) return { location: presentLocation(before) }
  if (await isNameUsed(context, after)) refuse('LOCATION_NAME_ALREADY_EXISTS')
  const saved = { ...after, revision: before.revision + 1, updatedDate: context.now }
  await saveLocation(context, saved)
  const entity = presentLocation(saved)
  recordEvent(context, locationEvents.updated, { id: saved.id, revision: saved.revision, entity })
  return { location: entity }
}
