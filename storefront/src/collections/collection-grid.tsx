import { Link } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'
import { Picture } from '../products/picture.tsx'
import type { CollectionTile } from './collection-tile.ts'

export function CollectionGrid({
  collections,
  heading: Heading = 'h2',
}: {
  collections: readonly CollectionTile[]
  heading?: 'h2' | 'h3'
}) {
  const { collection } = useTexts().storefront
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {collections.map(({ id, slug, name, count, picture }) => (
        <li key={id} className="group card relative overflow-hidden">
          <Picture
            picture={picture && { ...picture, alt: '' }}
            ratio={3 / 2}
            sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw"
            className="w-full transition-transform duration-300 group-hover:scale-[1.02]"
          />
          <div className="flex items-baseline justify-between gap-4 px-5 py-4">
            <Heading className="text-title">
              <Link to={paths.collection(slug)} className="group-hover:underline after:absolute after:inset-0 after:content-['']">
                {name}
              </Link>
            </Heading>
            <p className="shrink-0 text-small text-soft">{collection.count(count)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
