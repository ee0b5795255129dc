import { media } from '@wix/sdk'
import Image from 'next/image'
import { notFound } from 'next/navigation'
import { makeClient } from '../../wix-client'
import { BuyNow } from './buy-now'

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'

export default async function ProductPage({ params }) {
  const { slug } = await params
  const client = makeClient()
  const { items } = await client.products.queryProducts().eq('slug', decodeURIComponent(slug)).find()
  const [product] = items
  if (!product) notFound()
  return (
    <main>
      <h1>{product.name}</h1>
      <Image
        src={media.getScaledToFillImageUrl(product.media.mainMedia.image.url, 640, 640, {})}
        width={640}
        height={640}
        alt={product.name}
        preload
      />
      <BuyNow catalogReference={{ catalogItemId: product._id, appId: storesAppId }} />
      <p>{(await recommended(client, product)).length} recommendations</p>
    </main>
  )
}

/** A shop without recommendations shows its product all the same. */
async function recommended(client, product) {
  try {
    const algorithms = [{ appId: storesAppId, _id: '68ebce04-b96a-4c52-9329-08fc9d8c1253' }]
    const { recommendation } = await client.recommendations.getRecommendation(algorithms, {
      items: [{ appId: storesAppId, catalogItemId: product._id }],
      minimumRecommendedItems: 3,
    })
    return recommendation?.items ?? []
  } catch {
    return []
  }
}
