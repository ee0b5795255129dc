import { useMemo, type ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { Document } from '@stoa/ui/components/document'
import { Failure } from '@stoa/ui/components/failure'
import { apiContext } from '@stoa/ui/page-api'
import { directionOf } from '@stoa/ui/texts/languages'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { Route } from './+types/root'
import { cartOf, cartText } from './cart/cart-text.ts'
import { cartCount } from './cart/own-cart.server.ts'
import { freeDeliveryRule, introduced, menuOf, pagesOf } from './frame/frame-facts.server.ts'
import { Frame } from './frame/frame.tsx'
import icon from './frame/icon.svg'
import { NotHere } from './frame/not-here.tsx'
import { themeIn } from './frame/theme-cookie.ts'
import { useTheme } from './frame/theme-switch.tsx'
import { paths } from './paths.ts'
import { shopTextsOf } from './texts/shop-texts.ts'
import { savedProducts } from './wishlist/saved-products.server.ts'
import styles from './app.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: icon }]

/** The document around every page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { client, visitorText, isMember } = context.get(apiContext)
  const [{ shop }, cart, menu, pages, saved] = await Promise.all([
    client.shop.getShop({}),
    visitorText ?? cartCount(client).then(cartText),
    menuOf(client),
    pagesOf(client),
    isMember ? savedProducts(client) : [],
  ])
  const theme = themeIn(request.headers.get('cookie'))
  return {
    shop: introduced(shop),
    cart,
    menu,
    pages,
    isMember,
    saved,
    freeDelivery: await freeDeliveryRule(client, shop),
    theme,
  }
}

/** It is the same for all pages; only a write, or coming back to the page, can change it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  formAction,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formMethod !== 'POST') return formMethod === undefined && currentUrl.href === nextUrl.href
  return defaultShouldRevalidate || (formAction === paths.wishlist && actionStatus < 400)
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const language = root?.shop.language ?? 'en'
  const theme = useTheme(root?.theme ?? 'system')
  return (
    <TextsContext value={shopTextsOf(language)}>
      <Document language={language} direction={directionOf(language)} theme={theme} styles={styles}>
        {children}
      </Document>
    </TextsContext>
  )
}

/** The frame with the visitor's cart, which its loader returns as text. */
function FrameOf({ facts, children }: { facts: Route.ComponentProps['loaderData']; children: ReactNode }) {
  const cart = useMemo(() => cartOf(facts.cart), [facts.cart])
  return (
    <Frame {...facts} cart={cart}>
      {children}
    </Frame>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <FrameOf facts={loaderData}>
      <Outlet />
    </FrameOf>
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
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <FrameOf facts={loaderData}>{isMissing ? <NotHere menu={loaderData.menu} /> : <Failure error={error} />}</FrameOf>
}
