import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'

/** The breadcrumbs, from the home page on. */
export function Breadcrumbs({ trail, here }: { trail: readonly { path: string; name: string }[]; here: string }) {
  const { product } = useTexts().storefront
  return (
    <nav aria-label={product.breadcrumbs} className="no-print text-small text-soft">
      <ol className="flex flex-wrap items-center gap-x-1">
        {[{ path: paths.home, name: product.home }, ...trail].map(({ path, name }) => (
          <li key={path} className="flex min-w-0 items-center gap-1">
            <Link to={path} className="inline-block min-w-0 py-1 wrap-anywhere hover:text-ink hover:underline">
              {name}
            </Link>
            <ChevronRight className="size-4 shrink-0 rtl:rotate-180" aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 wrap-anywhere">
          {here}
        </li>
      </ol>
    </nav>
  )
}
