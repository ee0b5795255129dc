import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The document title: the page, then the shop. */
export function PageTitle({ text }: { text: string }) {
  const shop = useRouteLoaderData<typeof loader>('root')?.shop.name
  return <title>{shop && shop !== text ? `${text} · ${shop}` : text}</title>
}
