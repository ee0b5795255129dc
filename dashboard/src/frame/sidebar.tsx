import { ExternalLink, Search, X } from 'lucide-react'
import { useEffect, useRef, type MouseEvent } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { CountBadge } from '../kit/badge.tsx'
import { isPlainClick } from '../kit/dialog.tsx'
import { Keys, useCommandKey } from '../kit/keys.tsx'
import { LiveSign } from '../kit/live-sign.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Badges } from './badges.server.ts'
import icon from './icon.svg'
import { menu, menuEntries, useReachable, type MenuEntry } from './menu.ts'
import { NotificationsLink } from './notifications-link.tsx'
import { UserMenu } from './user-menu.tsx'

/** The popover's id: on narrow screens a button of the top bar opens the sidebar, without scripts too. */
export const sidebarId = 'sidebar'

export interface SidebarProps {
  shopName: string
  user: { name: string; email: string }
  state: Badges | undefined
  onFind: () => void
}

/** The menu of the dashboard, always visible on wide screens. */
export function Sidebar({ shopName, user, state, onFind }: SidebarProps) {
  const { frame } = useTexts().dashboard
  const place = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    if (place.current?.matches(':popover-open')) place.current.hidePopover()
  }, [key])
  return (
    <aside ref={place} id={sidebarId} popover="auto" className="sidebar night print:hidden">
      <div className="flex items-center gap-2 px-2.5">
        <Brand shopName={shopName} />
        <span className="ms-auto flex max-lg:hidden">
          <NotificationsLink unread={state?.unread ?? ''} />
        </span>
        <button
          type="button"
          popoverTarget={sidebarId}
          popoverTargetAction="hide"
          aria-label={frame.closeMenu}
          className="icon-button ms-auto size-11 lg:hidden"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <FindLink onFind={onFind} />
      <Menu state={state} />
      <Foot user={user} />
    </aside>
  )
}

function Menu({ state }: { state: Badges | undefined }) {
  const { frame } = useTexts().dashboard
  const isReachable = useReachable()
  const groups = menu
    .map(({ name, entries }) => ({ name, entries: entries.filter(isReachable) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav aria-label={frame.menu} className="min-h-0 grow space-y-4 overflow-y-auto px-2.5 py-1">
      {groups.map(({ name, entries }) => (
        <div key={name ?? ''}>
          {name && <p className="px-2.5 pb-0.5 text-small text-soft">{frame.groups[name]}</p>}
          <ul className="space-y-px">
            {entries.map((entry) => (
              <li key={entry.name}>
                <Entry entry={entry} state={state} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Foot({ user }: Pick<SidebarProps, 'user'>) {
  const { shop } = useTexts().dashboard.frame
  return (
    <div className="space-y-px px-2.5">
      <p className="px-2.5">
        <LiveSign />
      </p>
      <a
        href="/"
        className="flex min-h-9 items-center gap-2.5 rounded-control px-2.5 text-soft hover:bg-sunken hover:text-ink pointer-coarse:min-h-11"
      >
        <ExternalLink aria-hidden className="size-4.5 shrink-0" strokeWidth={1.6} />
        {shop}
      </a>
      <UserMenu {...user} />
    </div>
  )
}

export const Brand = ({ shopName }: { shopName: string }) => (
  <Link to={paths.today} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control px-1.5">
    <img src={icon} alt="" width={28} height={28} className="size-7 shrink-0" />
    <span className="truncate font-serif text-title font-semibold">{shopName}</span>
  </Link>
)

function FindLink({ onFind }: { onFind: () => void }) {
  const { find } = useTexts().dashboard.frame
  const commandKey = useCommandKey()
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onFind()
  }
  return (
    <Link
      to={paths.find}
      onClick={open}
      className="mx-2.5 my-2 flex min-h-9 items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-soft hover:border-edge pointer-coarse:min-h-11"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="me-auto truncate">{find.open}</span>
      <span aria-hidden className="pointer-coarse:hidden">
        <Keys keys={[commandKey, 'K']} />
      </span>
    </Link>
  )
}

function Entry({ entry: { name, to, icon: Icon }, state }: { entry: MenuEntry; state: Badges | undefined }) {
  const { pages, badges } = useTexts().dashboard.frame
  const { pathname } = useLocation()
  // A page that has its own entry belongs to that one.
  const isOfAnother = menuEntries.some((other) => other.to.startsWith(`${to}/`) && pathname.startsWith(other.to))
  return (
    <NavLink to={to} end={to === paths.today || isOfAnother} prefetch="intent" className="menu-entry">
      <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.6} />
      {pages[name]}
      {name === 'orders' && <CountBadge count={state?.ordersToFulfill ?? 0} label={badges.ordersToFulfill} />}
      {name === 'members' && <CountBadge count={state?.membersPending ?? 0} label={badges.membersPending} />}
      {name === 'reviews' && <CountBadge count={state?.reviewsWaiting ?? 0} label={badges.reviewsWaiting} />}
      {name === 'outbox' && <CountBadge count={state?.mailsInTrouble ?? 0} label={badges.mailsInTrouble} tone="bad" />}
      {name === 'webhooks' && <CountBadge count={state?.webhooksInTrouble ?? 0} label={badges.webhooksInTrouble} tone="bad" />}
    </NavLink>
  )
}
