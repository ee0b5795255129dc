import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CodeButton } from '../kit/code-button.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { datesOf, ProductView } from './product-view.ts'
import { StockBadge, VisibilityBadge } from './stock-badge.tsx'

interface ProductHeadProps {
  product: ProductView
  dates: ReturnType<typeof datesOf>
  /** The page's request, for `</>`. */
  request: object
  actions?: ReactNode
}

/** The name of a product, its state, and where else it is. */
export function ProductHead({ product, dates, request, actions }: ProductHeadProps) {
  const { productPage: page, reviews, productHistory } = useTexts().dashboard
  const mayReview = useMay()('REVIEWS.READ_PRIVATE_REVIEWS')
  return (
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
          <Link to={paths.productHistory(product.id)} className="button button-quiet">
            {productHistory.link}
          </Link>
          {product.isVisible && <ShopLink slug={product.slug} />}
          <CodeButton call="catalogue.getProduct" request={request} />
          {actions}
        </>
      }
    />
  )
}

function ShopLink({ slug }: { slug: string }) {
  const { productPage: page } = useTexts().dashboard
  return (
    <a href={`/products/${slug}`} className="button button-quiet">
      <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
      {page.inShop}
    </a>
  )
}
