import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the browser's tab says: the page, then the shop. */
export function PageTitle({ text }: { text: string }) {
  const shop = useRouteLoaderData<typeof loader>('root')?.shop.name
  return <title>{shop && shop !== text ? `${text} · ${shop}` : text}</title>
}
