import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import { Picture } from './picture.tsx'
import { PriceTag } from './price-tag.tsx'
import type { ProductCard } from './product-card.ts'

/** Products side by side. `heading` is the level of their names in the page. */
export function ProductGrid({ products, heading: Heading = 'h2' }: { products: readonly ProductCard[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
      {products.map((product) => (
        <li key={product.id}>
          <Card product={product} heading={Heading} />
        </li>
      ))}
    </ul>
  )
}

function Card({ product, heading: Heading }: { product: ProductCard; heading: 'h2' | 'h3' }) {
  const { slug, name, price, picture, ribbon, soldOut } = product
  const texts = useTexts().storefront.product
  const badge = soldOut ? texts.soldOut : ribbon
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-card border border-line">
        <Picture
          picture={picture && { ...picture, alt: '' }}
          ratio={4 / 5}
          sizes="(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 46vw"
          className={`w-full transition-transform duration-300 group-hover:scale-[1.02] ${soldOut ? 'opacity-70' : ''}`}
        />
      </div>
      {badge && (
        <p className="absolute start-3 top-3 rounded-full border border-line bg-surface px-2.5 py-0.5 text-small font-medium">{badge}</p>
      )}
      <Heading className="mt-3 font-sans text-body font-medium">
        <Link to={paths.product(slug)} className="group-hover:underline after:absolute after:inset-0 after:content-['']">
          {name}
        </Link>
      </Heading>
      <p className="font-semibold">
        <PriceTag price={price} from={price.from} />
      </p>
    </article>
  )
}
