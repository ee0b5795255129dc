// A script that fills a cart and prints the checkout's address, as people write it for the platform.
import { currentCart } from '@wix/ecom'
import { redirects } from '@wix/redirects'
import { createClient, media, OAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
const auth = OAuthStrategy({ clientId: process.env.CLIENT_ID })
const client = createClient({ modules: { products, currentCart, redirects }, auth })

const { items } = await client.products.queryProducts().limit(3).find()
const [product] = items
await client.currentCart.addToCurrentCart({
  lineItems: [{ quantity: 1, catalogReference: { catalogItemId: product._id, appId: storesAppId } }],
})
const { checkoutId } = await client.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' })
const { redirectSession } = await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId } })
const picture = media.getScaledToFillImageUrl(product.media.mainMedia.image.url, 120, 80, {})

console.log(JSON.stringify({ names: items.map(({ name }) => name), checkoutId, checkout: redirectSession.fullUrl, picture }))
