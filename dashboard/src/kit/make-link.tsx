import { Link } from 'react-router'

/** Leads to where something new is made. */
export const MakeLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="button button-primary">
    {text}
  </Link>
)
