import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { useTreeVisible } from './tree/tree-side.tsx'

/** The folders above the present one, if the tree doesn’t show them. */
export function MediaPath({ path, hasTree }: { path: readonly { id: string; name: string }[]; hasTree: boolean }) {
  const { media: texts } = useTexts().dashboard
  const [isTreeShown] = useTreeVisible()
  return (
    <nav aria-label={texts.path} className={`mb-3 ${hasTree && isTreeShown ? 'lg:hidden' : ''}`}>
      <ol className="flex flex-wrap items-center gap-x-1 text-small">
        <li>
          <Link to={paths.media} className="link">
            {texts.title}
          </Link>
        </li>
        {path.map(({ id, name }, index) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            <ChevronRight aria-hidden className="size-3.5 shrink-0 text-soft rtl:-scale-x-100" />
            <Link
              to={paths.mediaFolder(id)}
              className="link max-w-48 truncate"
              {...(index === path.length - 1 && { 'aria-current': 'page' as const })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
