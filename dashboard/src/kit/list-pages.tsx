import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { withParams } from './list-state.ts'

interface ListPagesProps {
  /** Cursors of the previous and next page, for `?cursor=`. */
  previous?: string | null | undefined
  next?: string | null | undefined
  /** The total: "312 orders". */
  position?: ReactNode
  /** The available page sizes, the default first; `?size=`. */
  sizes?: readonly number[] | undefined
}

/** The footer of a list: total, page size, and links to the previous and next page. */
export function ListPages({ previous, next, position, sizes }: ListPagesProps) {
  const { kit } = useTexts().dashboard
  if (!previous && !next && !position && !sizes) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-soft print:hidden">
      {position && <p className="tabular-nums">{position}</p>}
      {sizes && sizes.length > 1 && <Sizes sizes={sizes} />}
      {(previous || next) && (
        <nav aria-label={kit.pages} className="ms-auto flex gap-2">
          <PageLink cursor={previous} rel="prev" text={kit.previousPage} />
          <PageLink cursor={next} rel="next" text={kit.nextPage} />
        </nav>
      )}
    </div>
  )
}

function Sizes({ sizes }: { sizes: readonly number[] }) {
  const { kit } = useTexts().dashboard
  const [query] = useSearchParams()
  const current = sizes.find((size) => String(size) === query.get('size')) ?? sizes[0]
  return (
    <p className="flex items-center gap-1.5">
      {kit.perPage}
      {sizes.map((size) => (
        <Link
          key={size}
          to={withParams(query, { size: size === sizes[0] ? null : String(size) })}
          className="grid min-h-7 min-w-7 place-items-center rounded-control tabular-nums hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-semibold aria-[current]:text-ink"
          {...(size === current && { 'aria-current': 'true' as const })}
        >
          {size}
        </Link>
      ))}
    </p>
  )
}

function PageLink({ cursor, rel, text }: { cursor: string | null | undefined; rel: 'prev' | 'next'; text: string }) {
  const [query] = useSearchParams()
  const Icon = rel === 'prev' ? ChevronLeft : ChevronRight
  const texts = (
    <>
      {rel === 'prev' && <Icon aria-hidden className="size-4 rtl:-scale-x-100" />}
      {text}
      {rel === 'next' && <Icon aria-hidden className="size-4 rtl:-scale-x-100" />}
    </>
  )
  if (!cursor) return null
  return (
    <Link to={withParams(query, { cursor })} rel={rel} className="button button-quiet">
      {texts}
    </Link>
  )
}
