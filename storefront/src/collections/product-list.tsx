import { Link, useSearchParams } from 'react-router'
import { Pagination } from '@stoa/ui/components/pagination'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import type { ProductCard } from '../products/product-card.ts'
import { ProductGrid } from '../products/product-grid.tsx'
import { hrefOfPage, isFiltered, pageSize, type Listing } from './listing.ts'

/** One page of a list, with the ways to the others; or why there is nothing. */
export function ProductList({ products, total, listing }: { products: readonly ProductCard[]; total: number; listing: Listing }) {
  const { shared, storefront } = useTexts()
  const [query] = useSearchParams()
  const { page } = listing
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (products.length === 0) return <NothingHere listing={listing} />
  return (
    <>
      <p className="my-4 text-small text-soft">{storefront.listing.found(total)}</p>
      <ProductGrid products={products} />
      <Pagination
        label={shared.pages}
        position={shared.pagePosition(page, pages)}
        previous={page > 1 ? { href: hrefOfPage(query, page - 1), text: shared.previousPage } : undefined}
        next={page < pages ? { href: hrefOfPage(query, page + 1), text: shared.nextPage } : undefined}
      />
    </>
  )
}

function NothingHere({ listing }: { listing: Listing }) {
  const { listing: texts } = useTexts().storefront
  return (
    <div className="py-16 text-center">
      <p className="text-title">{isFiltered(listing) ? texts.noMatch : texts.nothing}</p>
      <p className="mt-4">
        <Link to={paths.collections} className="button button-quiet">
          {texts.allCollections}
        </Link>
      </p>
    </div>
  )
}
