import { Link } from 'react-router'

/** A link to a form that creates something. */
export const MakeLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="button button-primary">
    {text}
  </Link>
)
