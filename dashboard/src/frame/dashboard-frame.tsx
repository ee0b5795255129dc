import { lazy, Suspense, useState, type ReactNode } from 'react'
import { isRouteErrorResponse, Link, Outlet, redirect, useLocation } from 'react-router'
import { Failure } from '@stoa/ui/components/failure'
import { SkipLink } from '@stoa/ui/components/skip-link'
import { dateFormat } from '@stoa/ui/formats'
import { apiContext } from '@stoa/ui/page-api'
import { mainId, usePageFocus } from '@stoa/ui/page-focus'
import { BackgroundTray } from '../imports/background-tray.tsx'
import { addressOf, pathOfAddress } from '../kit/address-of.ts'
import { Dialog } from '../kit/dialog.tsx'
import { Toasts } from '../kit/toasts.tsx'
import { usedAmong } from '../kit/used-permissions.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { UploadCorner } from '../uploads/upload-corner.tsx'
import type { Route } from './+types/dashboard-frame'
import { loadBadges } from './badges.server.ts'
import { Forbidden } from './forbidden.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageArea } from './page-area.tsx'
import { Progress } from './progress.tsx'
import { ShortcutList } from './shortcut-list.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useBadges } from './use-badges.ts'
import { usePreferences } from './use-preferences.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** Redirects to the sign-in page if nobody is signed in, and afterwards back to the requested page. The router adds the base to redirects of loaders, but
 *  not to those of middleware. */
const signedInOnly: Route.MiddlewareFunction = ({ context, url: { pathname, search } }) => {
  if (context.get(apiContext).signedIn) return
  const next = `${pathOfAddress(pathname)}${search}`
  throw redirect(`${addressOf(paths.login)}?${new URLSearchParams({ next })}`)
}

export const middleware: Route.MiddlewareFunction[] = [signedInOnly]

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ user }, { shop }, { preferences }] = await Promise.all([
    client.staff.getMe({}),
    client.shop.getShop({}),
    client.staff.getPreferences({}),
  ])
  const { locale, timeZone } = shop
  return {
    user: { name: user.name || user.email, email: user.email, permissions: usedAmong(user.permissions) },
    shopName: shop.name,
    state: await loadBadges(client, preferences.notificationsSeen),
    asOf: dateFormat(locale, { timeStyle: 'short', timeZone }).format(new Date()),
  }
}

/** Loaded with each page, so that badges and time match the page. */
export const shouldRevalidate = () => true

export default function DashboardFrame({ loaderData }: Route.ComponentProps) {
  return (
    <Frame facts={loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { backToday } = useTexts().dashboard.frame
  return (
    <Frame facts={loaderData}>
      {isRouteErrorResponse(error) && error.status === 403 ? <Forbidden /> : <Failure error={error} />}
      <p className="text-center">
        <Link to={paths.today} className="link">
          {backToday}
        </Link>
      </p>
    </Frame>
  )
}

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

interface FrameProps {
  facts: Route.ComponentProps['loaderData'] | undefined
  children: ReactNode
}

function Frame({ facts, children }: FrameProps) {
  const { shared, dashboard } = useTexts()
  const [opened, setOpened] = useState<'find' | 'help'>()
  const state = useBadges(facts?.state)
  const { density } = usePreferences()
  const onFind = () => setOpened('find')
  usePageFocus(useLocation().pathname)
  useShortcuts({ onFind, onHelp: () => setOpened('help') })
  const shopName = facts?.shopName ?? ''
  return (
    <Toasts>
      <SkipLink text={shared.skipToContent} />
      <Progress />
      <div data-density={density.toLowerCase()} className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <TopBar {...{ shopName, onFind }} unread={state?.unread ?? ''} />
        <Sidebar {...{ shopName, state, onFind }} user={facts?.user ?? { name: '', email: '' }} />
        <main
          id={mainId}
          tabIndex={-1}
          className="mx-auto w-full max-w-[90rem] min-w-0 px-4 py-5 focus:outline-none sm:px-6 lg:px-8 lg:py-7"
        >
          <OfflineNotice asOf={facts?.asOf ?? ''} />
          <PageArea>{children}</PageArea>
        </main>
      </div>
      <div className="pointer-events-none fixed end-4 bottom-4 z-20 flex w-80 max-w-[calc(100vw-2rem)] flex-col items-end gap-3 print:hidden">
        <UploadCorner />
        <BackgroundTray />
      </div>
      <Suspense>{opened === 'find' && <Palette isOpen onOpenChange={() => setOpened(undefined)} />}</Suspense>
      <Dialog isText isOpen={opened === 'help'} onOpenChange={() => setOpened(undefined)} title={dashboard.frame.shortcuts.title}>
        <ShortcutList />
      </Dialog>
    </Toasts>
  )
}
