import { Link } from 'react-router'
import type { ProductCard } from '../products/product-card.ts'
import { ProductTile } from '../products/product-grid.tsx'

interface RailProps {
  id: string
  title: string
  products: readonly ProductCard[]
  all?: { path: string; text: string }
}

/** A row of products that scrolls horizontally, by touch, wheel or keyboard. */
export function Rail({ id, title, products, all }: RailProps) {
  return (
    <section aria-labelledby={id} className="mt-14 sm:mt-20">
      <div className="shell flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {all && (
          <Link to={all.path} className="link">
            {all.text}
          </Link>
        )}
      </div>
      <div className="rail mt-7">
        <ul className="flex gap-4 sm:gap-6">
          {products.map((product) => (
            <li key={product.id} className="w-[44vw] max-w-72 shrink-0 snap-start sm:w-64 lg:w-[17.25rem]">
              <ProductTile product={product} heading="h3" sizes="(min-width: 64rem) 17.25rem, (min-width: 40rem) 16rem, 44vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
