import { Link } from 'react-router'
import { Stars } from '@stoa/ui/components/stars'
import { renderedOnce } from '@stoa/ui/rendered-once'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { HeartButton, useIsSaved } from '../wishlist/heart-button.tsx'
import { Picture } from './picture.tsx'
import { PriceTag } from './price-tag.tsx'
import type { ProductCard } from './product-card.ts'
import { QuickAdd } from './quick-add.tsx'

interface ProductGridProps {
  products: readonly ProductCard[]
  /** The heading level of the names. */
  heading?: 'h2' | 'h3'
  isDense?: boolean
  /** There is something next to the grid, so it has one column less. */
  hasColumnBeside?: boolean
}

const columns = {
  wide: { alone: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4', beside: 'grid-cols-2 md:grid-cols-3' },
  dense: { alone: 'grid-cols-3 md:grid-cols-5 lg:grid-cols-6', beside: 'grid-cols-3 md:grid-cols-4 lg:grid-cols-5' },
}

/** Number of products above the fold, whose pictures load first. */
const seenFirst = 3

/** Products in a grid. */
export function ProductGrid({ products, heading = 'h2', isDense = false, hasColumnBeside = false }: ProductGridProps) {
  const sizes = isDense ? '(min-width: 48rem) 12rem, 31vw' : '(min-width: 64rem) 20rem, (min-width: 48rem) 30vw, 46vw'
  return (
    <ul
      className={`grid gap-x-4 gap-y-9 sm:gap-x-7 sm:gap-y-11 ${columns[isDense ? 'dense' : 'wide'][hasColumnBeside ? 'beside' : 'alone']}`}
    >
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductTile product={product} heading={heading} sizes={sizes} eager={heading === 'h2' && index < seenFirst} />
        </li>
      ))}
    </ul>
  )
}

interface ProductTileProps {
  product: ProductCard
  heading: 'h2' | 'h3'
  sizes: string
  eager?: boolean
  hasHeart?: boolean
}

/** A product card with the most important facts. */
function Tile({ product, heading: Heading, sizes, eager = false, hasHeart = true }: ProductTileProps) {
  const { slug, name, price, picture, soldOut, colors, rating } = product
  const { reviews: words } = useTexts().storefront
  return (
    <article className="group relative">
      <div className="pane">
        <Picture
          picture={picture && { ...picture, alt: '' }}
          ratio={4 / 5}
          sizes={sizes}
          eager={eager}
          className={`w-full ${soldOut ? 'opacity-60' : ''}`}
        />
        <Badge product={product} />
        <QuickAdd product={product} />
        {hasHeart && <HeartButton id={product.id} name={name} className="absolute end-2 top-2 z-10" />}
      </div>
      <Heading className="mt-3 text-body leading-snug font-semibold">
        <Link to={paths.product(slug)} className="group-hover:underline after:absolute after:inset-0 after:content-['']">
          {name}
        </Link>
      </Heading>
      {rating && (
        <p className="mt-1 flex items-center gap-1.5 text-small text-soft">
          <Stars rating={rating.average} text={rating.averageText} className="h-3.5" />
          <span aria-hidden="true" className="tabular-nums">
            {rating.countText}
          </span>
          <span className="sr-only">{words.count(rating.countText, rating.count)}</span>
        </p>
      )}
      <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3">
        <p>
          <PriceTag price={price} from={price.from} />
        </p>
        <Colors colors={colors} />
      </div>
    </article>
  )
}

export const ProductTile = import.meta.env.SSR ? renderedOnce(Tile, useIsSaved) : Tile

function Badge({ product: { soldOut, price, ribbon } }: { product: ProductCard }) {
  const { product: words } = useTexts().storefront
  const [text, look] = soldOut ? [words.soldOut, ''] : price.before ? [ribbon ?? words.reduced, 'badge-sale'] : [ribbon, 'badge-sun']
  return text ? <p className={`badge absolute start-2.5 top-2.5 ${look}`}>{text}</p> : null
}

const colorsMax = 5

/** Its colours as swatches; their names are on its page. */
function Colors({ colors }: Pick<ProductCard, 'colors'>) {
  if (colors.length < 2) return null
  return (
    <span className="flex gap-1" aria-hidden="true">
      {colors.slice(0, colorsMax).map((color) => (
        <svg key={color} viewBox="0 0 16 16" className="size-3.5">
          <circle cx="8" cy="8" r="7.5" fill={color} className="stroke-edge" />
        </svg>
      ))}
    </span>
  )
}
