import { currentCart } from '@wix/ecom'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const auth = OAuthStrategy({
  clientId: import.meta.env.VITE_CLIENT_ID,
  tokens: JSON.parse(localStorage.getItem('session') ?? 'null') ?? undefined,
})
const client = createClient({ modules: { products, currentCart, redirects, members }, auth })
const find = (id) => document.getElementById(id)

await showProducts()
find('checkout').addEventListener('click', checkOut)
find('register').addEventListener('submit', signUp)

async function showProducts() {
  const { items } = await client.products.queryProducts().limit(6).find()
  localStorage.setItem('session', JSON.stringify(auth.getTokens()))
  for (const product of items) {
    const picture = new Image()
    picture.alt = product.name
    picture.src = media.getScaledToFillImageUrl(product.media.mainMedia.image.url, 200, 200, {})
    const button = document.createElement('button')
    button.textContent = `Add ${product.name}`
    button.addEventListener('click', () => addToCart(product))
    find('products').append(picture, button)
  }
}

async function addToCart(product) {
  const options = Object.fromEntries(product.productOptions.map(({ name, choices }) => [name, choices[0].description]))
  const variant = product.manageVariants ? { variantId: product.variants[0]._id } : { options }
  await client.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 1, catalogReference: { catalogItemId: product._id, appId: storesAppId, options: variant } }],
  })
  find('checkout').hidden = false
}

async function checkOut() {
  const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: currentCart.ChannelType.WEB })
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { postFlowUrl: window.location.href },
  })
  window.location.href = redirectSession.fullUrl
}

async function signUp(event) {
  event.preventDefault()
  const { email, password } = Object.fromEntries(new FormData(event.target))
  const { loginState, data } = await client.auth.register({ email, password, profile: { nickname: 'Vera' } })
  if (loginState !== 'SUCCESS') throw new Error(loginState)
  client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(data.sessionToken))
  const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
  find('member').textContent = `Signed in as ${member.loginEmail}`
}
