import { Form, Link, NavLink, useSearchParams } from 'react-router'
import { useTexts } from '@stoa/ui/texts/texts'
import { paths } from '../paths.ts'

export function Header({ shopName, cartCount }: { shopName: string; cartCount: number }) {
  const { header } = useTexts().storefront
  return (
    <header className="border-b border-line bg-surface">
      <div className="shell flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6 py-3">
        <Link to={paths.home} className="me-auto font-serif text-title font-semibold">
          {shopName}
        </Link>
        <nav aria-label={header.menu}>
          <NavLink to={paths.collections} className="flex min-h-11 items-center px-1 hover:underline aria-[current=page]:font-semibold">
            {header.collections}
          </NavLink>
        </nav>
        <SearchBox />
        <CartLink count={cartCount} />
      </div>
    </header>
  )
}

function SearchBox() {
  const { header } = useTexts().storefront
  const [query] = useSearchParams()
  return (
    <search className="order-3 w-full sm:order-none sm:w-72">
      <Form action={paths.search} className="flex gap-2">
        <input
          // Another search, another box: what was typed into the last one is gone.
          key={query.get('q')}
          type="search"
          name="q"
          defaultValue={query.get('q') ?? ''}
          aria-label={header.searchLabel}
          placeholder={header.searchPlaceholder}
          className="control min-w-0"
        />
        <button type="submit" className="button button-quiet px-3">
          <svg
            viewBox="0 0 24 24"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <circle cx="11" cy="11" r="6.5" />
            <path d="m16 16 4.5 4.5" />
          </svg>
          <span className="sr-only">{header.search}</span>
        </button>
      </Form>
    </search>
  )
}

function CartLink({ count }: { count: number }) {
  const { header } = useTexts().storefront
  return (
    <Link to={paths.cart} className="button button-quiet px-3">
      <svg
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M5 8h14l-1.2 12H6.2z" />
        <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
      </svg>
      <span aria-live="polite">
        <span className="max-sm:sr-only">{header.cart(count)}</span>
        {count > 0 && (
          <span aria-hidden="true" className="tabular-nums sm:hidden">
            {count}
          </span>
        )}
      </span>
    </Link>
  )
}
