import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { PageHead } from '../kit/page-head.tsx'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/find-page'
import { searchAll } from './find.server.ts'
import { menuEntries, useReachable } from './menu.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => searchAll(context.get(apiContext).client, url.searchParams.get('q') ?? '')

/** The palette's search results as a page. */
export default function FindPage({ loaderData: { orders, products } }: Route.ComponentProps) {
  const { find: texts, pages } = useTexts().dashboard.frame
  const [query] = useSearchParams()
  const isAsked = Boolean(query.get('q')?.trim())
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead title={texts.title} detail={texts.hint} />
      <Toolbar>
        <SearchBox label={texts.label} />
      </Toolbar>
      {isAsked && orders.length + products.length === 0 && <p className="card p-6 text-center text-soft">{texts.none}</p>}
      <Part title={texts.orders} isShown={orders.length > 0}>
        {orders.map(({ id, number, who, total }) => (
          <Row key={id} to={paths.order(id)} text={`${texts.order(number)} ${who}`} aside={total} />
        ))}
      </Part>
      <Part title={texts.products} isShown={products.length > 0}>
        {products.map(({ id, name, price }) => (
          <Row key={id} to={paths.product(id)} text={name} aside={price} />
        ))}
      </Part>
      <Part title={texts.goTo} isShown={!isAsked}>
        {menuEntries.filter(useReachable()).map(({ name, to }) => (
          <Row key={name} to={to} text={pages[name]} aside="" />
        ))}
      </Part>
    </div>
  )
}

const Part = ({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) =>
  isShown ? (
    <section className="mt-5">
      <h2 className="mb-1.5 text-title">{title}</h2>
      <ul className="card divide-y divide-line">{children}</ul>
    </section>
  ) : null

const Row = ({ to, text, aside }: { to: string; text: string; aside: string }) => (
  <li>
    <Link to={to} className="flex min-h-11 items-center justify-between gap-4 px-(--pad) hover:bg-sunken">
      <span className="min-w-0 truncate">{text}</span>
      <span className="shrink-0 text-soft tabular-nums">{aside}</span>
    </Link>
  </li>
)
