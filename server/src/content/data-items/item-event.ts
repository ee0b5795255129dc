import { dataItemEvents, sandboxItemEvents } from '@stoa/contract/data-items/events'
import type { DataCollection } from '../data-collections/public.ts'

/** The names of a collection's item events. Those of the sandbox differ. */
export const eventsOf = ({ environment }: Pick<DataCollection, 'environment'>) =>
  environment === 'SANDBOX' ? sandboxItemEvents : dataItemEvents
