import { data } from 'react-router'

/** Where no other page is. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function MissingPage() {
  return null
}
