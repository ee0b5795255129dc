import { Link } from 'react-router'

export interface PageLink {
  href: string
  text: string
}

interface PaginationProps {
  /** The accessible name of the navigation. */
  label: string
  /** The position: "Page 2 of 5". */
  position?: string | undefined
  previous?: PageLink | undefined
  next?: PageLink | undefined
}

/** Links to the previous and next page; nothing if there is neither. */
export function Pagination({ label, position, previous, next }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-between gap-4">
      <PaginationLink link={previous} rel="prev" />
      {position && <p className="text-soft">{position}</p>}
      <PaginationLink link={next} rel="next" />
    </nav>
  )
}

function PaginationLink({ link, rel }: { link: PageLink | undefined; rel: 'prev' | 'next' }) {
  if (!link) return <span />
  return (
    <Link to={link.href} rel={rel} className="button button-quiet">
      {link.text}
    </Link>
  )
}
