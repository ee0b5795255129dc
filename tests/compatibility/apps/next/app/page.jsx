import { media } from '@wix/sdk'
import Image from 'next/image'
import Link from 'next/link'
import { makeClient } from './wix-client'

export const dynamic = 'force-dynamic'

export default async function Page() {
  const { items } = await makeClient().products.queryProducts().limit(4).find()
  return (
    <main>
      {items.map((product) => (
        <Link key={product._id} href={`/product/${product.slug}`}>
          <img src={media.getScaledToFillImageUrl(product.media.mainMedia.image.url, 160, 160, {})} alt={product.name} />
          <Image src={product.media.mainMedia.image.url} width={64} height={64} alt={`${product.name}, small`} loading="eager" />
          {product.name}
        </Link>
      ))}
    </main>
  )
}
