import { Link } from 'react-router'
import { Picture } from '../products/picture.tsx'
import type { ItemCard } from './item-card.ts'

interface ItemGridProps {
  items: readonly ItemCard[]
  /** The heading level of the names. */
  heading?: 'h2' | 'h3'
  /** Only the first few on phones, because all of them are one link away. */
  isShortOnPhones?: boolean
  /** There is something next to the grid, so it has one column less. */
  hasColumnBeside?: boolean
}

/** Number of items above the fold, whose pictures load first. */
const seenFirst = 2
/** Number of items that a short list has on phones. */
const onPhones = 2
const ratio = 16 / 10

/** Items in a grid. If one of them has a picture, all have room for one; otherwise they are text only. */
export function ItemGrid({ items, heading = 'h2', hasColumnBeside = false, isShortOnPhones = false }: ItemGridProps) {
  const hasPictures = items.some(({ picture }) => picture)
  const columns = hasColumnBeside ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <ul className={`grid gap-x-6 gap-y-10 sm:gap-x-8 ${columns}`}>
      {items.map((item, index) => (
        <li key={item.id} className={isShortOnPhones && index >= onPhones ? 'max-sm:hidden' : undefined}>
          <ItemTile item={item} heading={heading} hasPictures={hasPictures} eager={heading === 'h2' && index < seenFirst} />
        </li>
      ))}
    </ul>
  )
}

interface ItemTileProps {
  item: ItemCard
  heading: 'h2' | 'h3'
  hasPictures: boolean
  eager: boolean
}

function ItemTile({ item: { path, name, text, date, picture }, heading: Heading, hasPictures, eager }: ItemTileProps) {
  return (
    <article className={`group relative h-full ${hasPictures ? '' : 'card p-5 hover:border-accent'}`}>
      {hasPictures && (
        <div className="pane">
          <Pane picture={picture} eager={eager} />
        </div>
      )}
      {date && (
        <p className={`text-small text-soft ${hasPictures ? 'mt-4' : ''}`}>
          <time dateTime={date.instant}>{date.text}</time>
        </p>
      )}
      <Heading className={`text-title wrap-anywhere ${date ? 'mt-1' : hasPictures ? 'mt-4' : ''}`}>
        <Link to={path} className="group-hover:underline after:absolute after:inset-0 after:content-['']">
          <bdi>{name}</bdi>
        </Link>
      </Heading>
      {text && <p className="mt-2 line-clamp-3 text-soft wrap-anywhere">{text}</p>}
    </article>
  )
}

/** The picture of a card is decorative, because its name is next to it; without one there is a placeholder. */
function Pane({ picture, eager }: Pick<ItemCard, 'picture'> & { eager: boolean }) {
  if (!picture) return <div aria-hidden="true" className="pane-glass aspect-16/10 bg-sunken" />
  const sizes = '(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'
  return <Picture picture={{ ...picture, alt: '' }} ratio={ratio} sizes={sizes} eager={eager} className="w-full" />
}
