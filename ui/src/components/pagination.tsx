import { Link } from 'react-router'

export interface PageLink {
  href: string
  text: string
}

interface PaginationProps {
  /** Names the navigation for those who do not see it. */
  label: string
  /** Where one is: "Page 2 of 5". */
  position?: string
  previous?: PageLink | undefined
  next?: PageLink | undefined
}

/** Ways to the page before and the page after; nothing where there is neither. */
export function Pagination({ label, position, previous, next }: PaginationProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-between gap-4">
      <Way link={previous} rel="prev" />
      {position && <p className="text-soft">{position}</p>}
      <Way link={next} rel="next" />
    </nav>
  )
}

function Way({ link, rel }: { link: PageLink | undefined; rel: 'prev' | 'next' }) {
  if (!link) return <span />
  return (
    <Link to={link.href} rel={rel} className="button button-quiet">
      {link.text}
    </Link>
  )
}
