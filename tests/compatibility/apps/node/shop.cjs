// The same through `require`.
const { createClient, media, OAuthStrategy } = require('@wix/sdk')
const { products } = require('@wix/stores')

const client = createClient({ modules: { products }, auth: OAuthStrategy({ clientId: process.env.CLIENT_ID }) })

client.products
  .queryProducts()
  .limit(3)
  .find()
  .then(({ items }) => {
    const picture = media.getScaledToFitImageUrl(items[0].media.mainMedia.image.url, 120, 80, {})
    console.log(JSON.stringify({ names: items.map(({ name }) => name), picture }))
  })
