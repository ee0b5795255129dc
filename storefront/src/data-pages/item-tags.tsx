import { Link } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import type { Tag } from './item-parts.ts'

/** The keywords of an item, with links to the items that have them. */
export function ItemTags({ tags }: { tags: readonly Tag[] }) {
  const { dataPages: texts } = useTexts().storefront
  return (
    <ul aria-label={texts.tags} className="flex flex-wrap gap-2">
      {tags.map(({ text, path }, index) => (
        <li key={index} className="max-w-full min-w-0">
          {path === undefined ? (
            <span className="inline-flex min-h-9 max-w-full items-center rounded-full bg-sunken px-3 text-small wrap-anywhere">
              <bdi>{text}</bdi>
            </span>
          ) : (
            <Link to={path} className="chip max-w-full">
              <bdi className="min-w-0 wrap-anywhere">{text}</bdi>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
