import type { ReactNode } from 'react'
import { Form, Link, Outlet, redirect, useLocation } from 'react-router'
import { Failure } from '@stoa/ui/components/failure'
import { SkipLink } from '@stoa/ui/components/skip-link'
import { mainId, usePageFocus } from '@stoa/ui/page-focus'
import { apiContext } from '@stoa/ui/page-api'
import { useTexts } from '@stoa/ui/texts/texts'
import type { Route } from './+types/desk'
import { paths } from '../paths.ts'

/** Where the desk stands on the site. A redirect of a middleware is not put below it by the router, as those of loaders are. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Nobody passes who is not signed in; afterwards one is where one wanted to be. */
const signedInOnly: Route.MiddlewareFunction = ({ context, url: { pathname, search } }) => {
  if (context.get(apiContext).signedIn) return
  const next = `${pathname.startsWith(base) ? pathname.slice(base.length) : pathname}${search}`
  throw redirect(`${base}${paths.login}?${new URLSearchParams({ next })}`)
}

export const middleware: Route.MiddlewareFunction[] = [signedInOnly]

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ user }, { shop }] = await Promise.all([client.staff.getMe({}), client.shop.getShop({})])
  return { userName: user.name || user.email, shopName: shop.name }
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Frame userName={loaderData?.userName} shopName={loaderData?.shopName}>
      <Failure error={error} />
    </Frame>
  )
}

interface FrameProps {
  userName: string | undefined
  shopName: string | undefined
  children: ReactNode
}

function Frame({ userName, shopName, children }: FrameProps) {
  const { shared, dashboard } = useTexts()
  const { frame } = dashboard
  usePageFocus(useLocation().pathname)
  return (
    <>
      <SkipLink text={shared.skipToContent} />
      <header className="border-b border-line bg-surface">
        <div className="shell flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <p className="font-serif text-title font-semibold">{shopName}</p>
          <nav aria-label={frame.menu} className="me-auto">
            <Link to={paths.orders} className="link flex min-h-11 items-center">
              {frame.orders}
            </Link>
          </nav>
          <a href="/" className="link flex min-h-11 items-center">
            {frame.shop}
          </a>
          <p className="text-small text-soft">{userName}</p>
          <Form method="post" action={paths.signOut}>
            <button type="submit" className="button button-quiet">
              {frame.signOut}
            </button>
          </Form>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="shell py-8 focus:outline-none">
        {children}
      </main>
    </>
  )
}
