import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Picture } from '../products/picture.tsx'
import { useTexts } from '../texts/texts.ts'
import type { CollectionTile } from './collection-tile.ts'

/** Links to the collections directly below one, with their pictures if they have some. */
export function Subcollections({ collections }: { collections: readonly CollectionTile[] }) {
  const { collection } = useTexts().storefront
  if (collections.length === 0) return null
  return (
    <nav aria-label={collection.below} className="mt-6">
      <ul className="flex flex-wrap gap-3">
        {collections.map(({ id, slug, name, count, picture }) => (
          <li key={id} className="group card relative flex items-center gap-3 p-2">
            {picture && (
              <div className="shrink-0">
                <Picture picture={{ ...picture, alt: '' }} sizes="4rem" eager className="size-16 rounded-control" />
              </div>
            )}
            <div className="min-w-0 px-2">
              <Link
                to={paths.collection(slug)}
                className="font-semibold wrap-anywhere group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {name}
              </Link>
              <p className="text-small text-soft">{collection.count(count)}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
