import { beforeAll, describe, expect, test } from 'vitest'
import { bowl, jug } from '../../../../tests/support/goods.ts'
import { line, makeTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { identityOfSession } from '../../access/identify/session-cookie.ts'
import type { CallerIdentity } from '../../kernel/identity.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await makeTestShop({ rateLimits: 'off' })
})

const password = 'a windowsill full of basil'
let count = 0

async function signIn(as: CallerIdentity, call: 'registerV2' | 'loginV2', email: string): Promise<CallerIdentity> {
  const { status, body } = await shop.app.call(`authentication.${call}`, as, { loginId: { email }, password })
  expect(status).toBe(200)
  return (await identityOfSession(shop.app.services, (body as { sessionToken: string }).sessionToken)) as CallerIdentity
}

const linesOf = async (as: CallerIdentity) => {
  const { cart } = await shop.as(as).carts.getCurrentCart({})
  return cart.lineItems.map(({ catalogReference, quantity }) => [catalogReference?.catalogItemId, quantity])
}

describe('the cart of a visitor who signs in', () => {
  test('becomes the member’s, without its address and note', async () => {
    const vera = shop.visitor()
    const { carts } = shop.as(vera)
    const { cart } = await carts.addToCurrentCart({ lineItems: [line(bowl, 2)] })
    await carts.updateCurrentCart({
      cartInfo: {
        buyerNote: 'Ring twice.',
        contactInfo: { address: { country: 'PT', city: 'Porto' } },
        buyerInfo: { email: 'vera@example.com' },
      },
    })
    const member = await signIn(vera, 'registerV2', `vera-${count++}@example.com`)
    expect(await linesOf(member)).toEqual([[bowl, 2]])
    const { cart: theirs } = await shop.as(member).carts.getCurrentCart({})
    expect(JSON.stringify(theirs)).not.toMatch(/Ring twice|Porto|vera@example/)
    await expect(carts.getCurrentCart({})).rejects.toMatchObject({ code: 'OWNED_CART_NOT_FOUND' })
    expect((await shop.happened(cart.id!)).at(-1)).toBe('deleted')
    expect(await shop.happened(theirs.id!)).toEqual(['created'])
  })

  test('is merged into the member’s cart: the same item is one line', async () => {
    const email = `vera-${count++}@example.com`
    const member = await signIn(shop.visitor(), 'registerV2', email)
    await shop.as(member).carts.addToCurrentCart({ lineItems: [line(bowl, 1)] })
    const vera = shop.visitor()
    await shop.as(vera).carts.addToCurrentCart({ lineItems: [line(jug, 1), line(bowl, 2)] })
    await signIn(vera, 'loginV2', email)
    expect(await linesOf(member)).toEqual([
      [bowl, 3],
      [jug, 1],
    ])
  })

  test('an empty cart changes nothing, and neither does signing in again', async () => {
    const email = `vera-${count++}@example.com`
    const member = await signIn(shop.visitor(), 'registerV2', email)
    await shop.as(member).carts.addToCurrentCart({ lineItems: [line(jug, 1)] })
    await signIn(shop.visitor(), 'loginV2', email)
    await signIn(member, 'loginV2', email)
    expect(await linesOf(member)).toEqual([[jug, 1]])
  })

  test('items that the catalogue no longer has don’t prevent a sign-in', async () => {
    const vera = shop.visitor()
    await shop.as(vera).carts.addToCurrentCart({ lineItems: [line(bowl, 1)] })
    await shop.hide(bowl)
    const member = await signIn(vera, 'registerV2', `vera-${count++}@example.com`)
    expect((await linesOf(member)).length).toBe(1)
  })

  test('stays unchanged while a sign-in is pending', async () => {
    const vera = shop.visitor()
    await shop.as(vera).carts.addToCurrentCart({ lineItems: [line(jug, 1)] })
    const { signIn: settings } = shop.as(shop.owner())
    await settings.updateSignInSettings({ settings: { revision: '1', signUp: 'APPROVAL' } })
    await shop.app.call('authentication.registerV2', vera, { loginId: { email: 'waits@example.com' }, password })
    expect(await linesOf(vera)).toEqual([[jug, 1]])
  })
})
