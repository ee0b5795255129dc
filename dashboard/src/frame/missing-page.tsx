import { data } from 'react-router'

/** The page for unknown URLs. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function MissingPage() {
  return null
}
