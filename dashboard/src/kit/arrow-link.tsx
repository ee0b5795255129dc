import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

interface ArrowLinkProps {
  to: string
  text: string
  /** What a screen reader says, if the text alone doesn't say where the link leads. */
  label?: string
  isSmall?: boolean
}

/** A link from a card to the page with all that the card is about. */
export const ArrowLink = ({ to, text, label, isSmall = false }: ArrowLinkProps) => (
  <Link to={to} aria-label={label} className={`link inline-flex min-h-6 items-center gap-1 ${isSmall ? 'text-small' : ''}`}>
    {text}
    <ArrowRight aria-hidden className="size-3.5 shrink-0 rtl:-scale-x-100" />
  </Link>
)
