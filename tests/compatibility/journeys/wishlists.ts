import type { Package } from '../clients.ts'
import { chooseGoods, plainLine, variantLine } from '../goods.ts'
import type { Walk } from '../journey.ts'

const password = 'a windowsill full of basil'

/** A member saves products with today's packages; the packages of the stores, of both generations, read the same wishlist for the shop. */
export async function journey(walk: Walk): Promise<void> {
  const { clientId, apiKey, siteId, connection, generation, mode, step, attempt } = walk
  const shopper: Package = connection.visitor(clientId)
  const owner: Package = connection.owner(apiKey, siteId)
  const goods = await step('goods', () => chooseGoods(shopper))
  const email = `wanda.${generation}.${mode}@example.com`
  await step('registered', () => shopper.auth.register({ email, password }))
  const memberId = await step('found', async () => {
    const { items, members = items } = await owner.members
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', email)
      .find()
    return members[0]._id
  })
  if (generation === 'current') await attempt('refused: a visitor', () => shopper.wishlists.getDefaultWishlist())
  await step('signed in', async () => shopper.auth.setTokens(await shopper.auth.getMemberTokensForExternalLogin(memberId, apiKey)))
  const [plain, variant] = [plainLine(goods, 1), variantLine(goods, 1)].map((line: Package) => line.catalogReference)
  const save = savingWith(walk, shopper)
  await step('saved', async () => {
    for (const reference of [plain, variant, plain]) await save('addItem', reference)
  })
  const id = await step('ID', async () => (await save('addItem', plain, { returnEntity: true })).wishlist._id)
  if (generation === 'current') await readOwn(walk, shopper, plain)

  await attempt('read by ID', () => owner.wishlist.getWishlistById(id))
  await attempt('a page of it', () =>
    owner.wishlist.getWishlistById(id, { limit: 1, offset: 1, kind: [{ type: 'product', origin: 'wixstores' }] }),
  )
  await attempt('of another kind', () => owner.wishlist.getWishlistById(id, { kind: [{ type: 'ticket' }] }))
  await attempt('refused: too many', () => owner.wishlist.getWishlistById(id, { limit: 101 }))
  await attempt('refused: unknown', () => owner.wishlist.getWishlistById(memberId))
  await attempt('refused: the member', () => shopper.wishlist.getWishlistById(id))
  await attempt('removed', async () => {
    for (const reference of [plain, plain]) await save('removeItem', reference)
    return (await owner.wishlist.getWishlistById(id)).items.map(({ _id }: Package) => _id)
  })
}

/** Today's packages have functions that change a wishlist; those of 2024 can only read it, so there the request is sent by hand. */
function savingWith({ generation, baseUrl }: Walk, { wishlists, auth }: Package): Package {
  if (generation === 'current') return (name: string, ...given: Package[]) => wishlists[name](...given)
  return async (name: string, catalogReference: Package, options: Package) => {
    const path = name === 'addItem' ? 'add-item' : 'remove-item'
    const response = await fetch(`${baseUrl}/ecom/v1/wishlists/${path}`, {
      method: 'POST',
      headers: { authorization: auth.getTokens().accessToken.value, 'content-type': 'application/json' },
      body: JSON.stringify({ catalogReference, ...options }),
    })
    const { wishlist } = (await response.json()) as Package
    return { wishlist: { _id: wishlist?.id } }
  }
}

async function readOwn({ attempt }: Walk, { wishlists }: Package, plain: Package): Promise<void> {
  await attempt('own wishlist', async () => (await wishlists.getDefaultWishlist()).wishlist)
  await attempt('of an app', async () => (await wishlists.getDefaultWishlist({ appId: plain.appId })).wishlist.items.length)
  await attempt('of another app', async () => (await wishlists.getDefaultWishlist({ appId: plain.catalogItemId })).wishlist.items.length)
  await attempt('removed and returned', async () => {
    const { wishlist } = await wishlists.removeItem(plain, { returnEntity: true })
    await wishlists.addItem(plain)
    return wishlist.items.length
  })
}
