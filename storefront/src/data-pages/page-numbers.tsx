import { Link } from 'react-router'
import { useTexts } from '../texts/texts.ts'
import { hrefOfPage, pageNumbers } from './listing-links.ts'

interface PageNumbersProps {
  page: number
  pages: number
  query: URLSearchParams
}

/** Links to all pages by number; nothing if there is only one. */
export function PageNumbers({ page, pages, query }: PageNumbersProps) {
  const { shared, storefront } = useTexts()
  const { dataPages: texts } = storefront
  if (pages < 2) return null
  return (
    <nav aria-label={shared.pages} className="mt-12 flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <Link to={hrefOfPage(query, page - 1)} rel="prev" className="button button-quiet">
          {texts.previous}
        </Link>
      )}
      <ol className="flex flex-wrap items-center gap-1">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number || `gap ${index}`}>
            {number === 0 ? (
              <span aria-hidden="true" className="px-1 text-soft">
                …
              </span>
            ) : (
              <Link
                to={hrefOfPage(query, number)}
                aria-label={texts.pageNumber(number)}
                aria-current={number === page ? 'page' : undefined}
                className="icon-button font-semibold tabular-nums text-soft hover:text-ink aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={hrefOfPage(query, page + 1)} rel="next" className="button button-quiet">
          {texts.next}
        </Link>
      )}
    </nav>
  )
}
