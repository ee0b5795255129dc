import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to a page of this shop, or back to the app's own. */
export function ReturnLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} className={className}>
      {children}
    </a>
  )
}
