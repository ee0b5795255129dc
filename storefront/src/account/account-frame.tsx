import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { PageTitle } from '../frame/page-title.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

const pages = {
  overview: paths.account,
  orders: paths.accountOrders,
  wishlist: paths.accountWishlist,
  alerts: paths.accountAlerts,
  addresses: paths.accountAddresses,
  profile: paths.accountProfile,
  security: paths.accountSecurity,
} as const

/** The frame of an account page, with its navigation. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { account: words } = useTexts().storefront
  return (
    <div className="shell max-w-5xl py-8 sm:py-12">
      <PageTitle text={title} />
      <meta name="robots" content="noindex" />
      <h1 className="text-heading">{title}</h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10">
        <nav aria-label={words.nav} className="no-print">
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
            {Object.entries(pages).map(([name, path]) => (
              <li key={name}>
                <NavLink
                  to={path}
                  end
                  className="flex min-h-11 items-center rounded-control border border-line px-4 hover:bg-sunken aria-[current=page]:border-accent aria-[current=page]:bg-accent-wash aria-[current=page]:font-semibold forced-colors:aria-[current=page]:outline-2"
                >
                  {words.pages[name as keyof typeof pages]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 space-y-6">{children}</div>
      </div>
    </div>
  )
}
