import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@stoa/sdk'
import { purgeMembers } from '../../server/src/people/members/purge.ts'
import { makeSellingShop, pay, readyCheckout, shopperIn, type SellingShop } from '../support/buying.ts'
import { memberIn } from '../support/community.ts'
import { bowl, jug } from '../support/goods.ts'
import { line, porto } from '../support/shop.ts'
import { colleague, staffPassword } from '../support/staff.ts'
import { fewRounds } from './rounds.ts'
import { printStaggered, staggeredFaults, type StaggeredCall } from './staggered.ts'

// Calls that lock the same rows, started 2 to 20 ms apart: no two of them may end in a lock conflict. Every call of the contract that writes is among those
// of every-call.test.ts; these meet each other more often.

let shop: SellingShop
beforeAll(async () => {
  shop = await makeSellingShop()
})
afterAll(() => {
  printStaggered()
  return shop.stop()
})

const newId = (): string => crypto.randomUUID()

/** All calls of a shopper that lock a cart, its checkout, its order, its payment or its stock, beside those of the owner about them. */
async function callsOfShopper(): Promise<StaggeredCall[]> {
  const { client } = shopperIn(shop)
  const owner = shop.as(shop.owner())
  await client.carts.addToCurrentCart({ lineItems: [line(jug), line(bowl)] })
  const { checkoutId: id } = await client.carts.createCheckoutFromCurrentCart({ email: 'vera@example.com', shippingAddress: porto })
  const info = { address: porto, contactDetails: { firstName: 'Vera', lastName: 'Lobo' } }
  const buy = async () => pay({ client }, await client.checkouts.createOrder({ id }))
  return [
    () => client.carts.createCheckoutFromCurrentCart({}),
    () => client.carts.addToCurrentCart({ lineItems: [line(bowl)] }),
    () => client.checkouts.updateCheckout({ checkout: { id, billingInfo: info } }),
    () => client.carts.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice' } }),
    () => client.carts.createCheckoutFromCurrentCart({}),
    () => client.checkouts.addToCheckout({ id, lineItems: [line(jug)] }),
    buy,
    () => client.checkouts.selectPaymentMethod({ id, method: 'OFFLINE' }),
    () => client.carts.createCheckoutFromCurrentCart({}),
    buy,
    () => owner.checkouts.markCheckoutAsCompleted({ id }),
    () => client.carts.deleteCurrentCart({}),
    () =>
      owner.orders.updateTagsOfMatchingOrders({ filter: { checkoutId: id }, expectedCount: 1, assignTags: { tags: { tagIds: ['new'] } } }),
    () => client.carts.addToCurrentCart({ lineItems: [line(jug)] }),
    () => client.carts.createCheckoutFromCurrentCart({}),
  ]
}

test.each(fewRounds)('300 staggered calls about carts, checkouts, orders and payments (round %i)', async () => {
  await shop.setStock(jug, 200)
  // Not all at once: how long calls wait for a connection is no question of locks.
  for (const _ of [1, 2, 3, 4, 5]) {
    const shoppers = await Promise.all(Array.from({ length: 4 }, callsOfShopper))
    expect(await staggeredFaults(...shoppers)).toEqual([])
  }
})

/** Calls about many orders, in opposite order. */
async function callsAboutOrders(): Promise<StaggeredCall[]> {
  const { client } = shopperIn(shop)
  const owner = shop.as(shop.owner())
  const ids: string[] = []
  for (const method of ['OFFLINE', 'OFFLINE', 'ONLINE'] as const) {
    const { orderId } = await client.checkouts.createOrder({ id: await readyCheckout(client, { method }) })
    ids.push(orderId)
  }
  const tag = (orderIds: readonly string[], tagId: string) =>
    owner.orders.bulkUpdateOrderTags({ orderIds: [...orderIds], assignTags: { tags: { tagIds: [tagId] } } })
  return [
    () => tag(ids, 'red'),
    () => tag(ids.toReversed(), 'blue'),
    () => owner.orders.updateTagsOfMatchingOrders({ filter: {}, expectedCount: 1000, assignTags: { tags: { tagIds: ['green'] } } }),
    () => owner.orders.addActivity({ id: ids[1]!, activity: { merchantComment: { message: 'Pack it well.' } } }),
    () => tag(ids.toReversed(), 'red'),
    () => tag(ids, 'blue'),
  ]
}

/** Calls about members, one by one and many in opposite order, beside their own sign-ins and sessions, and their purge. */
async function callsAboutMembers(): Promise<StaggeredCall[]> {
  const { members, memberSessions } = shop.as(shop.owner())
  const email = `${newId()}@example.com`
  const anonymous = shop.as(shop.visitor())
  await anonymous.authentication.registerV2({ loginId: { email }, password: staffPassword })
  const { members: found } = await members.queryMembers({ query: { filter: { loginEmail: email } } })
  const neighbours = await Promise.all([1, 2, 3].map(() => memberIn(shop)))
  const ids = [found[0]!.id!, ...neighbours.map(({ id }) => id)]
  const filter = { id: { $in: ids } }
  const visitor = shopperIn(shop).client
  await visitor.carts.addToCurrentCart({ lineItems: [line(bowl)] })
  const signIn = () => visitor.authentication.loginV2({ loginId: { email }, password: staffPassword })
  return [
    () => members.bulkBlockMembers({ filter }),
    () => members.bulkApproveMembers({ filter }),
    signIn,
    () => neighbours[0]!.client.members.updateMember({ member: { id: ids[1]!, contact: { company: 'Lobo' } } }),
    () => memberSessions.endMemberSessions({ memberId: ids[1]! }),
    () => visitor.recovery.sendRecoveryEmail({ email }),
    () => members.bulkApproveMembers({ filter }),
    signIn,
    () => neighbours[1]!.client.authentication.changePassword({ newPassword: staffPassword }),
    () => neighbours[1]!.client.carts.addToCurrentCart({ lineItems: [line(bowl)] }),
    () => neighbours[1]!.client.memberSessions.endMyOtherSessions({}),
    () => members.bulkDeleteMembers({ memberIds: ids.toReversed() }),
    () => members.restoreMember({ id: ids[2]! }),
    () => members.purgeMember({ id: ids[1]! }),
    () => purgeMembers(shop.app),
  ]
}

/** Calls about the team: people, their roles, their keys and their passwords. */
async function callsAboutStaff(): Promise<StaggeredCall[]> {
  const owner = shop.as(shop.owner())
  const { role } = await owner.roles.createRole({ role: { name: newId(), permissions: ['ECOM.READ_ORDERS'] } })
  const team = [await colleague(shop, ['ADMINISTRATOR']), await colleague(shop, [role.id])] as const
  const [admin, reader] = [await team[0].client(), await team[1].client()]
  const { apiKey } = await admin.apiKeys.createApiKey({ name: 'Warehouse', permissions: ['ECOM.READ_ORDERS'] })
  const email = `${newId()}@example.com`
  const { staffUser } = await owner.staff.inviteStaffUser({ email, roleIds: ['READER'] })
  const changed = 'another kettle of green tea'
  return [
    () => admin.apiKeys.rotateApiKey({ id: apiKey.id }),
    () => owner.staff.updateStaffRoles({ id: team[1].id, roleIds: ['READER', role.id] }),
    () => owner.roles.updateRole({ id: role.id, role: { revision: role.revision, name: newId() } }),
    () => reader.staff.updateMe({ name: 'Finn' }),
    () => admin.staff.resendStaffInvitation({ id: staffUser.id }),
    () => reader.staff.changeStaffPassword({ oldPassword: staffPassword, newPassword: changed }),
    () => admin.staff.inviteStaffUser({ email: `${newId()}@example.com`, roleIds: [role.id] }),
    () => shop.as({ kind: 'anonymous' }).staff.signIn({ email: team[1].email, password: staffPassword }),
    () => reader.staff.endOtherStaffSessions({}),
    () => owner.apiKeys.revokeApiKey({ id: apiKey.id }),
    () => owner.staff.removeStaffUser({ id: team[1].id }),
    () => owner.roles.deleteRole({ id: role.id }),
    () => owner.staff.removeStaffUser({ id: team[0].id }),
  ]
}

/** Calls about many items of a collection in opposite order, with a unique field, beside changes of the collection itself. */
async function callsAboutItems(): Promise<StaggeredCall[]> {
  const { dataCollections, dataItems, dataJobs }: Client = shop.as(shop.owner())
  const dataCollectionId = `Ledger-${newId()}`
  const fields = [{ key: 'seat', type: 'NUMBER' as const }]
  await dataCollections.createDataCollection({ collection: { id: dataCollectionId, fields } })
  await dataCollections.createDataIndex({ dataCollectionId, index: { name: 'seat', fields: [{ path: 'seat' }], unique: true } })
  const ids = ['a', 'b', 'c', 'd', 'e']
  const items = (seat: number) => ids.map((id, index) => ({ id, data: { _id: id, seat: seat + index } }))
  const fieldModifications = [{ action: 'SET_FIELD' as const, fieldPath: 'paid', setFieldOptions: { value: true } }]
  return [
    () => dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: items(1) }),
    () => dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: items(1).toReversed() }),
    () => dataItems.bulkSaveDataItems({ dataCollectionId, dataItems: items(3) }),
    () => dataItems.bulkSaveDataItems({ dataCollectionId, dataItems: items(2).toReversed() }),
    () => dataItems.bulkUpdateDataItems({ dataCollectionId, dataItems: items(4).toReversed() }),
    () => dataJobs.asyncPatchDataItemsByFilter({ dataCollectionId, filter: { seat: { $gt: 0 } }, fieldModifications }),
    () => dataItems.bulkRemoveDataItems({ dataCollectionId, dataItemIds: ids.slice(1).toReversed() }),
    () => dataItems.bulkSaveDataItems({ dataCollectionId, dataItems: items(5) }),
    () => dataCollections.createDataIndex({ dataCollectionId, index: { name: 'paid', fields: [{ path: 'paid' }] } }),
    () => dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: items(7).toReversed() }),
    () => dataItems.truncateDataItems({ dataCollectionId }),
    () => dataItems.bulkInsertDataItems({ dataCollectionId, dataItems: items(1) }),
    () => dataCollections.deleteDataCollection({ dataCollectionId }),
    () => dataCollections.restoreDataCollection({ dataCollectionId }),
  ]
}

const groups = { orders: callsAboutOrders, members: callsAboutMembers, 'the team': callsAboutStaff, 'data items': callsAboutItems }

test.each(fewRounds.flatMap((round) => Object.entries(groups).map(([about, calls]) => ({ about, calls, round }))))(
  'staggered calls about $about (round $round)',
  async ({ calls }) => {
    const each = await calls()
    expect(await staggeredFaults(each, each.toReversed(), each)).toEqual([])
  },
)
