import { useId } from 'react'
import { Link } from 'react-router'
import { ItemGrid } from '../data-pages/item-grid.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { HomeBlock } from './data-blocks.server.ts'

/** The first items of a data collection, with a link to all of them. */
export function DataBlock({ block: { id, name, items } }: { block: HomeBlock }) {
  const { home } = useTexts().storefront
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="shell mt-14 sm:mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={heading} className="text-heading wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <Link to={paths.dataPage(id)} className="link">
          {home.allOf(name)}
        </Link>
      </div>
      <div className="mt-7">
        <ItemGrid items={items} heading="h3" isShortOnPhones />
      </div>
    </section>
  )
}
