import type { backInStock } from '@stoa/contract'
import type { RequestOf } from '@stoa/contract/call'
import { newId } from '../../database/ids.ts'
import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { emailKey, lockMember } from '../../people/members/public.ts'
import { recordCreated } from './change.ts'
import { requestedItem } from './items/requested-item.ts'
import type { BackInStockRequest } from './request.ts'
import { findOpenRequest, insertRequest } from './store.ts'

type NewRequest = RequestOf<typeof backInStock.createBackInStockNotificationRequest>['request']

/** The request by which an address waits for an item: a new one, or the one that it has. */
export async function newRequest(context: Context, { catalogReference, email, itemUrl }: NewRequest): Promise<BackInStockRequest> {
  const { identity, now } = context
  const { productId, variantId, inStock } = await requestedItem(context, catalogReference)
  if (inStock) refuse('ITEM_IN_STOCK')
  // So that no request outlives a purge.
  const member = identity.kind === 'member' ? ((await lockMember(context, identity.id)) ?? refuse('PERMISSION_DENIED')) : undefined
  const request: BackInStockRequest = {
    id: newId(),
    revision: 1,
    createdDate: now,
    updatedDate: now,
    productId,
    variantId,
    appId: catalogReference.appId,
    options: catalogReference.options ?? null,
    email: emailKey(email),
    itemUrl: itemUrl ?? null,
    memberId: member?.id ?? null,
    contactId: member?.contactId ?? null,
    status: 'RECEIVED',
    autoNotified: null,
    waveId: null,
    endedDate: null,
  }
  if (!(await insertRequest(context, request))) return (await findOpenRequest(context, request)) ?? request
  recordCreated(context, request)
  return request
}
