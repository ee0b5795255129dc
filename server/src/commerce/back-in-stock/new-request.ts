import { emailPattern } from '@stoa/contract/scalars'
import { newId } from '../../database/ids.ts'
import { mayMail } from '../../http/limits/public.ts'
import type { Context } from '../../kernel/context.ts'
import { actsForSite } from '../../kernel/identity.ts'
import { refuse, refuseFields } from '../../kernel/refuse.ts'
import { emailKey, findMember, lockMember, type Member } from '../../people/members/public.ts'
import { recordCreated, recordUpdated } from './change.ts'
import { requestedItem } from './items/requested-item.ts'
import type { RequestInput } from './present.ts'
import type { BackInStockRequest } from './request.ts'
import { findOpenRequest, insertRequest, transferRequest } from './store.ts'

/** The request by which an address waits for an item: a new one, or the one that it has. Undefined if others entered the address too often, which the caller isn't
 *  to learn (threat B01). */
export async function newRequest(context: Context, input: RequestInput): Promise<BackInStockRequest | undefined> {
  const item = await requestedItem(context, input.catalogReference)
  if (item.inStock) refuse('ITEM_IN_STOCK')
  const email = addressOf(input.email)
  const isOwn = isOf(await callingMember(context, findMember), email)
  if (!isOwn && !actsForSite(context.identity) && !(await mayMail(context, 'back-in-stock-mailbox', email))) return undefined
  // Locked, so that no request outlives a purge.
  const member = isOwn ? ((await callingMember(context, lockMember)) ?? refuse('PERMISSION_DENIED')) : undefined
  return saveOrFind(context, rowOf(context, input, { ...item, email, member }), member)
}

/** An address as it is compared, which is mailed: its compatibility characters, such as a wide `＠`, must not make it another thing than an address. */
function addressOf(given: string): string {
  const email = emailKey(given)
  if (!new RegExp(emailPattern).test(email))
    refuseFields({ field: 'request.email', violatedRule: 'FORMAT', description: 'must be an email address' })
  return email
}

/** A member's requests are those for the address that they proved: others would tell who else asked for an address. */
const isOf = (member: Member | undefined, email: string): boolean =>
  member !== undefined && member.loginEmailVerified && member.loginEmail !== null && emailKey(member.loginEmail) === email

const callingMember = async (context: Context, find: typeof findMember): Promise<Member | undefined> =>
  context.identity.kind === 'member' ? find(context, context.identity.id) : undefined

/** Another transaction may save or end a request of the address meanwhile. */
async function saveOrFind(context: Context, request: BackInStockRequest, member: Member | undefined): Promise<BackInStockRequest> {
  for (;;) {
    if (await insertRequest(context, request)) {
      recordCreated(context, request)
      return request
    }
    const open = await findOpenRequest(context, request)
    const found = open && member && open.memberId !== member.id ? await transferTo(context, open, member) : open
    if (found) return found
  }
}

/** What a member asked for before they signed in becomes theirs. */
async function transferTo(context: Context, { id }: BackInStockRequest, member: Member): Promise<BackInStockRequest | undefined> {
  const changes = { id, updatedDate: context.now, memberId: member.id, contactId: member.contactId }
  const saved = await transferRequest(context, changes)
  if (saved) recordUpdated(context, saved)
  return saved
}

interface Details {
  productId: string
  variantId: string | null
  email: string
  member: Member | undefined
}

const rowOf = (
  { now }: Context,
  { catalogReference: { appId, options }, itemUrl }: RequestInput,
  { productId, variantId, email, member }: Details,
): BackInStockRequest => ({
  id: newId(),
  revision: 1,
  createdDate: now,
  updatedDate: now,
  productId,
  variantId,
  appId,
  options: options ?? null,
  email,
  itemUrl: itemUrl || null,
  memberId: member?.id ?? null,
  contactId: member?.contactId ?? null,
  status: 'RECEIVED',
  autoNotified: null,
  waveId: null,
  endedDate: null,
})
