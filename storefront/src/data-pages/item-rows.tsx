import { Link } from 'react-router'
import { Picture } from '../products/picture.tsx'
import type { ItemCard } from './item-card.ts'

/** Number of rows above the fold, whose pictures load first. */
const seenFirst = 3
const ratio = 4 / 3

/** Items below each other: a small picture, the name and a short text. If one has a picture, all have room for one. */
export function ItemRows({ items }: { items: readonly ItemCard[] }) {
  const hasPictures = items.some(({ picture }) => picture)
  return (
    <ul className="-mt-6 max-w-4xl divide-y divide-line">
      {items.map((item, index) => (
        <li key={item.id}>
          <ItemRow item={item} hasPicture={hasPictures} eager={index < seenFirst} />
        </li>
      ))}
    </ul>
  )
}

function ItemRow({
  item: { path, name, text, date, picture },
  hasPicture,
  eager,
}: {
  item: ItemCard
  hasPicture: boolean
  eager: boolean
}) {
  const frame = 'w-24 shrink-0 sm:w-44'
  return (
    <article className="group relative flex items-start gap-4 py-6 sm:gap-7">
      {hasPicture && (
        <div className={`pane ${frame}`}>
          {picture ? (
            <Picture
              picture={{ ...picture, alt: '' }}
              ratio={ratio}
              sizes="(min-width: 40rem) 11rem, 6rem"
              eager={eager}
              className="w-full"
            />
          ) : (
            <div aria-hidden="true" className="pane-glass aspect-4/3 bg-sunken" />
          )}
        </div>
      )}
      <div className="min-w-0 grow">
        {date && (
          <p className="mb-1 text-small text-soft">
            <time dateTime={date.instant}>{date.text}</time>
          </p>
        )}
        <h2 className="text-title wrap-anywhere">
          <Link to={path} className="group-hover:underline after:absolute after:inset-0 after:content-['']">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {text && <p className="mt-1.5 line-clamp-2 text-soft wrap-anywhere sm:line-clamp-3">{text}</p>}
      </div>
    </article>
  )
}
