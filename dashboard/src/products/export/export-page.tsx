import { Link, useSearchParams } from 'react-router'
import { productFileFormats } from '@stoa/contract/product-imports/layouts'
import { apiContext } from '@stoa/ui/page-api'
import { addressOf } from '../../kit/address-of.ts'
import { Card } from '../../kit/card.tsx'
import { CodeButton } from '../../kit/code-button.tsx'
import { ListChips } from '../../kit/list/list-chips.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import { productList } from '../product-list.ts'
import type { Route } from './+types/export-page'
import { exportQuery, exportRequest, filtersIn } from './export-request.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { collections: calls } = context.get(apiContext).client
  const id = productList.at(url.searchParams).values.collection
  const { collections } = id ? await calls.queryCollections({ query: { filter: { id } } }) : { collections: [] }
  return { collections: collections.map(({ id: value, name }) => ({ value, text: name ?? '' })) }
}

/** Selects the products and the format of an export. A native form, because the response is a file. */
export default function ExportPage({ loaderData: { collections } }: Route.ComponentProps) {
  const { products, productExport: texts } = useTexts().dashboard
  const [query] = useSearchParams()
  const filters = filtersIn(query)
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead
        title={texts.title}
        back={{ to: `${paths.products}${exportQuery(query)}`, text: products.title }}
        detail={texts.intro}
        actions={<CodeButton call="productExports.exportProducts" request={exportRequest(query)} />}
      />
      <form method="get" action={addressOf(paths.productExportFile)} className="space-y-5">
        <Card title={texts.which}>
          {filters.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {filters.length === 0 ? (
            <p>{texts.all}</p>
          ) : (
            <>
              <p className="mb-2">{texts.filtered}</p>
              <ListChips list={productList} options={{ collection: collections }} />
              <Link to={paths.productExport} className="link">
                {texts.exportAll}
              </Link>
            </>
          )}
        </Card>
        <Card title={texts.format}>
          <FormatChoice />
        </Card>
        <button type="submit" className="button button-primary">
          {texts.download}
        </button>
      </form>
    </div>
  )
}

function FormatChoice() {
  const { productExport: texts } = useTexts().dashboard
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{texts.format}</legend>
      {productFileFormats.map((format) => (
        <div key={format} className="flex items-baseline gap-2.5">
          <input
            type="radio"
            id={`format-${format}`}
            name="format"
            value={format}
            defaultChecked={format === 'STOA'}
            aria-describedby={`format-${format}-hint`}
          />
          <div className="min-w-0">
            <label htmlFor={`format-${format}`} className="block font-medium">
              {texts.formats[format].name}
            </label>
            <p id={`format-${format}-hint`} className="text-small text-soft">
              {texts.formats[format].text}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
