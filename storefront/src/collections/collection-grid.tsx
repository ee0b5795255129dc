import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import type { CollectionTile } from './collection-tile.ts'

interface CollectionGridProps {
  collections: readonly CollectionTile[]
  /** Two next to each other on phones too. */
  isDense?: boolean
  heading?: 'h2' | 'h3'
}

/** How many links to those below a collection it has. Its page has all of them. */
const belowMax = 8

export function CollectionGrid({ collections, heading: Heading = 'h2', isDense = false }: CollectionGridProps) {
  const { collection } = useTexts().storefront
  return (
    <ul className={`grid gap-x-4 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-3 ${isDense ? 'grid-cols-2 gap-y-6' : 'gap-y-8'}`}>
      {collections.map(({ id, slug, name, count, picture, below = [] }, index) => (
        <li key={id} className="group relative">
          <div className="pane">
            <Picture
              picture={picture && { ...picture, alt: '' }}
              ratio={3 / 2}
              sizes={`(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, ${isDense ? '44vw' : '92vw'}`}
              eager={Heading === 'h2' && index === 0}
              className="w-full"
            />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3">
            <Heading className={isDense ? 'font-semibold sm:text-title' : 'text-title'}>
              <Link to={paths.collection(slug)} className="group-hover:underline after:absolute after:inset-0 after:content-['']">
                {name}
              </Link>
            </Heading>
            <p className={`shrink-0 text-small text-soft ${isDense ? 'max-sm:basis-full' : ''}`}>{collection.count(count)}</p>
          </div>
          {below.length > 0 && (
            <ul className="flex flex-wrap gap-x-4">
              {below.slice(0, belowMax).map((one) => (
                <li key={one.id} className="relative">
                  <Link
                    to={paths.collection(one.slug)}
                    className="inline-block py-1 text-small text-soft wrap-anywhere hover:text-ink hover:underline"
                  >
                    {one.name}
                  </Link>
                </li>
              ))}
              {below.length > belowMax && <li className="py-1 text-small text-soft">{collection.more(below.length - belowMax)}</li>}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
