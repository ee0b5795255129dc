import type { locations } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { presentLocation } from '../present.ts'
import { selectLocations } from '../store.ts'

export const listLocations: Handler<typeof locations.listLocations> = async (context) => ({
  locations: (await selectLocations(context)).map(presentLocation),
})
