import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { mediaRoot } from '@stoa/contract/files/states'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

interface MediaPathProps {
  /** From the top, without the root. */
  path: readonly { id: string; name: string }[]
  /** Opens a folder without leaving the page. */
  onOpen?: (folderId: string) => void
  className?: string
}

/** The folders above the present one, and itself. Empty at the top. */
export function MediaPath({ path, onOpen, className }: MediaPathProps) {
  const { media: texts } = useTexts().dashboard
  if (path.length === 0) return null
  return (
    <nav aria-label={texts.path} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1 text-small">
        {[{ id: mediaRoot, name: texts.title }, ...path].map(({ id, name }, index) => {
          const look = {
            className: 'link max-w-48 truncate py-1',
            ...(index === path.length && { 'aria-current': 'page' as const }),
          }
          return (
            <li key={id} className="flex min-w-0 items-center gap-1">
              {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0 text-soft rtl:-scale-x-100" />}
              {onOpen ? (
                <button type="button" {...look} onClick={() => onOpen(id)}>
                  {name}
                </button>
              ) : (
                <Link {...look} to={index === 0 ? paths.media : paths.mediaFolder(id)}>
                  {name}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
