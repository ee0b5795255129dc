import { Link } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { ItemGrid } from './item-grid.tsx'
import type { Referring } from './referring.server.ts'

/** Items of another collection that refer to this one. */
export function ReferringItems({ referring: { key, name, fieldName, items, total, more }, to }: { referring: Referring; to: string }) {
  const { dataPages: texts } = useTexts().storefront
  const id = `by-${key.replace(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id} className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-heading wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="me-auto text-soft wrap-anywhere">{texts.referring(fieldName, to)}</p>
        {more && (
          <Link to={more} className="link">
            {texts.more(total)}
          </Link>
        )}
      </div>
      <div className="mt-7">
        <ItemGrid items={items} heading="h3" />
      </div>
    </section>
  )
}
