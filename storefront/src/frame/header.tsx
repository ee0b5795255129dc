import { CircleUserRound, Menu, ShoppingBag, UsersRound, X } from 'lucide-react'
import { createElement, useEffect, useRef, type MouseEvent } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { renderedOnce } from '@stoa/ui/rendered-once'
import type { CartAnswer } from '../cart/cart-state.ts'
import { useCart, useCartModel } from '../cart/use-cart.ts'
import { paths } from '../paths.ts'
import { SearchBox } from '../search/search-box.tsx'
import { useTexts } from '../texts/texts.ts'
import type { MenuEntry, PageEntry } from './frame-facts.server.ts'
import { ShopName, type Logo } from './shop-name.tsx'

interface HeaderProps {
  shopName: string
  logo: Logo | undefined
  menu: readonly MenuEntry[]
  pages: readonly PageEntry[]
  cart: CartAnswer
  isMember: boolean
}

export function Header({ shopName, logo, menu, pages, cart, isMember }: HeaderProps) {
  const { header } = useTexts().storefront
  return (
    <header className="no-print top-0 z-20 border-b border-line bg-surface lg:sticky">
      <div className="shell flex flex-wrap items-center gap-x-2 gap-y-2 py-2 lg:gap-x-6 lg:py-3">
        <PhoneMenu menu={menu} pages={pages} isMember={isMember} />
        <Link
          to={paths.home}
          aria-label={header.home(shopName)}
          className="me-auto text-[1.375rem] leading-none font-extrabold tracking-tight lg:text-[1.625rem]"
        >
          <ShopName name={shopName} logo={logo} />
          {!logo && <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-sun forced-colors:bg-[CanvasText]" />}
        </Link>
        <SearchBox />
        <AccountLink isMember={isMember} />
        <CartLink answer={cart} />
      </div>
      <nav aria-label={header.menu} className="shell hidden lg:block">
        <ul className="-mx-3 flex flex-wrap pb-1">
          <MenuLinks
            menu={menu}
            pages={pages}
            className="block border-b-2 border-transparent forced-colors:border-[Canvas] px-3 pt-1 pb-2 hover:border-edge aria-[current=page]:border-accent forced-colors:aria-[current=page]:border-[Highlight] aria-[current=page]:font-semibold"
          />
        </ul>
      </nav>
    </header>
  )
}

function Entries({ menu, pages, className }: Pick<HeaderProps, 'menu' | 'pages'> & { className: string }) {
  const { header } = useTexts().storefront
  const entries = [
    ...menu.map(({ slug, name }) => ({ path: paths.collection(slug), name })),
    { path: paths.collections, name: header.collections },
    ...pages.map(({ id, name }) => ({ path: paths.dataPage(id), name })),
  ]
  return entries.map(({ path, name }) => (
    <li key={path}>
      <NavLink to={path} end className={className}>
        {name}
      </NavLink>
    </li>
  ))
}

/** The page itself is marked in the menu, if it is there. */
const useMenuPath = (): string => /^\/(?:collections|c)(?:\/.*)?$/i.exec(useLocation().pathname)?.[0] ?? ''

const MenuLinks = import.meta.env.SSR ? renderedOnce(Entries, useMenuPath) : Entries

/** A native popover: it opens without scripts and closes on a click outside. */
function Popover({ menu, pages, isMember }: Pick<HeaderProps, 'menu' | 'pages' | 'isMember'>) {
  const { header, footer } = useTexts().storefront
  const popover = useRef<HTMLElement>(null)
  const { key } = useLocation()
  useEffect(() => void popover.current?.hidePopover?.(), [key])
  return (
    <>
      <button type="button" popoverTarget="menu" className="icon-button -ms-2 lg:hidden" aria-label={header.openMenu}>
        <Menu className="size-6" aria-hidden="true" />
      </button>
      <nav ref={popover} id="menu" popover="auto" aria-label={header.menu} className="sheet lg:hidden">
        <div className="flex justify-end p-2">
          <button type="button" popoverTarget="menu" popoverTargetAction="hide" className="icon-button" aria-label={header.closeMenu}>
            <X className="size-5" aria-hidden="true" />
          </button>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 overflow-y-auto px-5 pb-8">
          <MenuLinks
            menu={menu}
            pages={pages}
            className="flex min-h-12 items-center border-b border-line py-2 text-title font-semibold aria-[current=page]:text-accent"
          />
        </ul>
        <Link to={accountPath(isMember)} className="mx-5 flex min-h-12 items-center gap-2 text-title font-semibold">
          <CircleUserRound className="size-5" aria-hidden="true" />
          {isMember ? header.account : header.signIn}
        </Link>
        <Link to={paths.community} className="mx-5 mb-6 flex min-h-12 items-center gap-2 text-title font-semibold">
          <UsersRound className="size-5" aria-hidden="true" />
          {footer.community}
        </Link>
      </nav>
    </>
  )
}

const PhoneMenu = import.meta.env.SSR ? renderedOnce(Popover, useMenuPath) : Popover

const accountPath = (isMember: boolean): string => (isMember ? paths.account : paths.login)

/** A link to the account, or to the sign-in page. */
function OwnLink({ isMember }: Pick<HeaderProps, 'isMember'>) {
  const { header } = useTexts().storefront
  const name = isMember ? header.account : header.signIn
  return (
    <Link to={accountPath(isMember)} className="icon-button lg:inline-flex lg:w-auto lg:items-center lg:gap-2 lg:px-3">
      <CircleUserRound className="size-6" aria-hidden="true" />
      <span className="max-lg:sr-only lg:font-medium">{name}</span>
    </Link>
  )
}

const AccountLink = import.meta.env.SSR ? renderedOnce(OwnLink) : OwnLink

/** A link to the cart page; with scripts it opens the cart drawer. */
function CartLink({ answer }: { answer: CartAnswer }) {
  const { header } = useTexts().storefront
  const { setOpen } = useCartModel()
  const { count } = useCart(answer)
  const { pathname } = useLocation()
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || pathname === paths.cart) return
    event.preventDefault()
    setOpen(true)
  }
  // The server gives each visitor's to a page that it keeps for all of them.
  return createElement(
    'stoa-visitor',
    { className: 'contents' },
    <>
      <Link to={paths.cart} onClick={open} aria-label={header.cart(count)} className="icon-button">
        <ShoppingBag className="size-6" aria-hidden="true" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-center text-[0.75rem] leading-5 font-bold text-on-accent tabular-nums"
          >
            {count}
          </span>
        )}
      </Link>
      <output className="sr-only">{header.cart(count)}</output>
    </>,
  )
}
