import type { locations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { presentLocation } from '../present.ts'
import { findLocation } from '../store.ts'

export const getLocation: Handler<typeof locations.getLocation> = async (context, { id }) => ({
  location: presentLocation((await findLocation(context, id)) ?? refuse('LOCATION_NOT_FOUND')),
})
