import type { ReactNode } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import { Document } from '@stoa/ui/components/document'
import { Failure } from '@stoa/ui/components/failure'
import { apiContext } from '@stoa/ui/page-api'
import { TextsContext, textsOf } from '@stoa/ui/texts/texts'
import type { Route } from './+types/root'
import { itemsIn, ownCart } from './cart/own-cart.server.ts'
import { withCountryName } from '@stoa/ui/postal-address'
import { Frame } from './frame/frame.tsx'
import icon from './frame/icon.svg'
import './app.css'

export const links: Route.LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }]

/** What stands around every page. */
export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ shop }, cart] = await Promise.all([client.shop.getShop({}), ownCart(client)])
  const { name, tagline, about, email, phone, language } = shop
  const address = withCountryName(shop.address, shop.locale)
  return { shop: { name, tagline, about, email, phone, address, language }, cartCount: itemsIn(cart) }
}

export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.shop.language ?? 'en'
  return (
    <TextsContext value={textsOf(language)}>
      <Document language={language}>{children}</Document>
    </TextsContext>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) {
    return (
      <main>
        <Failure error={error} />
      </main>
    )
  }
  return (
    <Frame {...loaderData}>
      <Failure error={error} />
    </Frame>
  )
}
