import { dataItemEvents, sandboxItemEvents } from '@stoa/contract/data-items/events'
import type { DataCollection } from '../data-collections/public.ts'

/** What tells of a collection's items: of those in the sandbox by names of their own. */
export const eventsOf = ({ environment }: Pick<DataCollection, 'environment'>) =>
  environment === 'SANDBOX' ? sandboxItemEvents : dataItemEvents
