import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { RichText } from '@stoa/ui/components/rich-text'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/product-page'
import { ProductFacts, ProductIds } from './product-facts.tsx'
import { ProductFile, fileView } from './product-file.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductOptions } from './product-options.tsx'
import { collectionNames } from './product-row.ts'
import { ProductVariants } from './product-variants.tsx'
import { datesOf, productView } from './product-view.ts'
import { StockBadge, VisibilityBadge } from './stock-badge.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const request = { id: params.productId, includeMerchantSpecificData: true }
  const [{ product }, { shop }, { settings }, { count }] = await Promise.all([
    client.catalogue.getProduct(request),
    client.shop.getShop({}),
    ifPermitted(client.shop.getSettings({}), { settings: undefined }),
    ifPermitted(client.wishlists.countWishlists({ productId: params.productId }), { count: undefined }),
  ])
  const [names, found] = await Promise.all([
    collectionNames(client, product.collectionIds),
    product.productType === 'digital' ? client.catalogue.getDigitalFile({ id: params.productId }) : undefined,
  ])
  const digitalFile = found && { file: found.file && fileView(found.file, shop) }
  return { product: productView(product, names, settings ?? shop), digitalFile, dates: datesOf(product, shop), wishlists: count, request }
}

export default function ProductPage({ loaderData: { product, digitalFile, dates, wishlists, request } }: Route.ComponentProps) {
  const { products, reviews } = useTexts().dashboard
  const { page } = products
  const mayReview = useMay()('REVIEWS.READ_PRIVATE_REVIEWS')
  return (
    <>
      <PageHead
        title={product.name}
        back={{ to: paths.products, text: page.back }}
        status={
          <>
            <VisibilityBadge isVisible={product.isVisible} />
            <StockBadge stock={product.stock} />
          </>
        }
        detail={page.changed(dates.changed.text)}
        actions={
          <>
            {mayReview && (
              <Link to={paths.reviewsOf(product.id)} className="button button-quiet">
                {reviews.title}
              </Link>
            )}
            {product.isVisible && <ShopLink slug={product.slug} />}
            <CodeButton call="catalogue.getProduct" request={request} />
          </>
        }
      />
      <div className="grid gap-(--pad) lg:grid-cols-[1fr_21rem]">
        <div className="min-w-0 space-y-(--pad)">
          <ProductGallery product={product} />
          <ProductVariants product={product} />
          <ProductOptions options={product.options} />
          <Card title={page.description}>
            {product.description.length > 0 ? <RichText nodes={product.description} /> : <p className="text-soft">{page.noDescription}</p>}
          </Card>
          {product.sections.map(({ title, text }) => (
            <Card key={title} title={title}>
              <RichText nodes={text} />
            </Card>
          ))}
        </div>
        <div className="min-w-0 space-y-(--pad)">
          <ProductFacts product={product} wishlists={wishlists} />
          {digitalFile && <ProductFile file={digitalFile.file} />}
          <ProductCollections collections={product.collections} />
          <ProductIds product={product} dates={dates} />
        </div>
      </div>
    </>
  )
}

function ShopLink({ slug }: { slug: string }) {
  const { page } = useTexts().dashboard.products
  return (
    <a href={`/products/${slug}`} className="button button-quiet">
      <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
      {page.inShop}
    </a>
  )
}

function ProductCollections({ collections }: { collections: readonly { id: string; name: string }[] }) {
  const { page } = useTexts().dashboard.products
  if (collections.length === 0) return null
  return (
    <Card title={page.collections}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {collections.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.collection(id)} className="link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
