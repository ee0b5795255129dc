import { backInStockEvents } from '@stoa/contract/back-in-stock/events'
import { catalogueAppIds } from '@stoa/contract/catalog-reference'
import type { SampleRequest } from '@stoa/seed'
import { pastEvent, type PastEvent } from '../../events/public.ts'
import type { Scope } from '../../kernel/context.ts'
import { presentRequest } from './present.ts'
import type { BackInStockRequest } from './request.ts'
import { insertRequests } from './store.ts'

/** Writes the requests of a sample shop. Returns what happened to them. */
export async function loadRequests(scope: Scope, samples: readonly SampleRequest[]): Promise<PastEvent[]> {
  const requests = samples.map(requestOf)
  await insertRequests(scope, requests)
  return requests.map((request) =>
    pastEvent(
      backInStockEvents.created,
      { id: request.id, revision: 1, entity: presentRequest(request) },
      { identity: { kind: 'visitor', siteId: scope.siteId, id: request.id }, time: request.createdDate },
    ),
  )
}

const requestOf = (sample: SampleRequest): BackInStockRequest => ({
  ...sample,
  revision: 1,
  updatedDate: sample.createdDate,
  appId: catalogueAppIds[0],
  options: { variantId: sample.variantId },
  itemUrl: null,
  memberId: null,
  contactId: null,
  status: 'RECEIVED',
  autoNotified: null,
  waveId: null,
  endedDate: null,
})
