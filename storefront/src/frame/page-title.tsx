import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { documentTitle } from './document-title.ts'

/** The document title: the page, then the shop. */
export function PageTitle({ text }: { text: string }) {
  const shop = useRouteLoaderData<typeof loader>('root')?.shop.name
  return <title>{documentTitle(text, shop)}</title>
}
