import { useId } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { groupByInitial } from './initials.ts'
import type { ItemCard } from './item-card.ts'

interface ItemIndexProps {
  items: readonly ItemCard[]
  /** The shop's, for the order of letters. */
  locale: string
  /** The items are in the order of their names, so they can be grouped by letter. */
  isByName: boolean
}

/** Fewer letters fit on one screen, so they need no links to jump to. */
const initialsMin = 4

/** The names of items, by their first letter. */
export function ItemIndex({ items, locale, isByName }: ItemIndexProps) {
  const { dataPages: texts } = useTexts().storefront
  const id = useId()
  if (!isByName) return <Names items={items} />
  const groups = groupByInitial(items, locale)
  const nameOf = (letter: string): string => letter || texts.symbols
  return (
    <>
      {groups.length >= initialsMin && (
        <nav aria-label={texts.initials} className="-mt-3 mb-6">
          <ul className="flex flex-wrap gap-1">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#${id}-${letter}`}
                  className="grid size-11 place-items-center rounded-control font-semibold text-accent hover:bg-sunken"
                >
                  {nameOf(letter)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="divide-y divide-line">
        {groups.map(({ letter, items: named }) => (
          <section
            key={letter}
            aria-labelledby={`${id}-${letter}`}
            className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 py-3 sm:grid-cols-[4rem_minmax(0,1fr)]"
          >
            <h2 id={`${id}-${letter}`} className="py-1 text-heading text-soft">
              {nameOf(letter)}
            </h2>
            <Names items={named} />
          </section>
        ))}
      </div>
    </>
  )
}

function Names({ items }: { items: readonly ItemCard[] }) {
  return (
    <ul className="gap-x-8 sm:columns-2 xl:columns-3">
      {items.map(({ id, path, name }) => (
        <li key={id} className="break-inside-avoid">
          <Link to={path} className="block py-2 wrap-anywhere hover:text-accent hover:underline pointer-coarse:py-2.5">
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
