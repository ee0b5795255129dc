import { Link, useSearchParams } from 'react-router'
import { withParams } from '../../../kit/list-state.ts'
import { useTexts } from '../../../texts/texts.ts'
import { linkPageSize } from './link-page-size.ts'
import type { Links } from './references.server.ts'

interface LinkPagesProps {
  links: Pick<Links, 'key' | 'label' | 'from' | 'total'>
  direction: 'out' | 'in'
}

/** Links to the previous and next page of references. */
export function LinkPages({ links: { key, label, from, total }, direction }: LinkPagesProps) {
  const { itemReferences: words, kit } = useTexts().dashboard
  const [query] = useSearchParams()
  if (total <= linkPageSize) return null
  const at = (start: number): string => withParams(query, { [direction]: start === 0 ? null : `${key}~${start}` })
  return (
    <nav aria-label={words.pagesOf(label)} className="flex flex-wrap items-center justify-end gap-2 text-small text-soft print:hidden">
      <span className="me-auto tabular-nums">{words.range(from + 1, Math.min(from + linkPageSize, total), total)}</span>
      {from > 0 && (
        <Link to={at(Math.max(from - linkPageSize, 0))} rel="prev" preventScrollReset className="button button-quiet">
          {kit.previousPage}
        </Link>
      )}
      {from + linkPageSize < total && (
        <Link to={at(from + linkPageSize)} rel="next" preventScrollReset className="button button-quiet">
          {kit.nextPage}
        </Link>
      )}
    </nav>
  )
}
