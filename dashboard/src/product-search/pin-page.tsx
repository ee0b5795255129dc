import { Link, redirect } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { AddProducts } from '../products/ordered/add-products.tsx'
import { OrderedProducts } from '../products/ordered/ordered-products.tsx'
import { findProducts, orderedRows, unreadableRow } from '../products/ordered/ordered-rows.server.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/pin-page'
import { changePins, type PinsAnswer } from './change-pins.server.ts'
import { NewSettings } from './new-settings.tsx'
import { PinsProblemNotice } from './pins-problem.tsx'
import { pinnedTo } from './pins.ts'
import { searchTextIn } from './search-text.ts'
import { isSameTerm, termKey } from './terms.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const typed = searchTextIn(searchParams)
  if (termKey(typed) === '') throw redirect(`${paths.pins}?${new URLSearchParams({ text: typed })}`)
  const { settings } = await client.productSearch.getSearchSettings({})
  const ids = pinnedTo(settings.pins, typed)
  const [rows, results] = await Promise.all([
    ifPermitted(orderedRows(client.catalogue, ids), ids.map(unreadableRow)),
    ifPermitted(
      findProducts(client.catalogue, searchParams, ({ id }) => ids.includes(id)),
      undefined,
    ),
  ])
  const text = settings.pins.find((pin) => isSameTerm(pin.text, typed))?.text ?? typed
  return { text, revision: settings.revision, rows, results }
}

export async function action({ context, request }: Route.ActionArgs) {
  const text = searchTextIn(new URL(request.url).searchParams)
  return changePins(context.get(apiContext).client, text, await request.formData())
}

export default function PinPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, revision, rows, results } = loaderData
  const answer: PinsAnswer | undefined = actionData && !(actionData instanceof Response) ? actionData : undefined
  const { pins: texts } = useTexts().dashboard.productSearch
  const mayChange = useMay()('SEARCH.MANAGE')
  return (
    <div className="mx-auto max-w-3xl">
      <Head text={text} canRemove={mayChange && rows.length > 0} />
      <NewSettings revision={revision} />
      <div className="mb-4 empty:hidden">
        <PinsProblemNotice answer={answer} />
      </div>
      <Card title={texts.products} detail={mayChange && texts.manual} flush>
        {mayChange && <AddProducts found={results} texts={texts.addProducts} />}
        <OrderedProducts rows={rows} total={rows.length} plainRemoval={answer?.said} mayChange={mayChange} texts={texts.order} />
        {rows.length === 0 && (
          <p className="border-t border-line px-(--pad) py-10 text-center text-soft">
            {mayChange ? texts.noProducts : texts.noProductsReader}
          </p>
        )}
      </Card>
      <p className="mt-5">
        <Link to={`${paths.productSearch}?${new URLSearchParams({ text })}`} className="link">
          {texts.test}
        </Link>
      </p>
    </div>
  )
}

function Head({ text, canRemove }: { text: string; canRemove: boolean }) {
  const { pins: texts } = useTexts().dashboard.productSearch
  return (
    <PageHead
      title={texts.pageTitle(text)}
      back={{ to: paths.pins, text: texts.back }}
      detail={texts.pageDetail}
      actions={
        <>
          <CodeButton call="productSearch.getSearchSettings" request={{}} />
          {canRemove && (
            <ConfirmForm
              trigger={texts.remove}
              title={texts.removeTitle(text)}
              text={texts.removeText}
              confirm={texts.removeConfirm}
              isDanger
            >
              <input type="hidden" name="intent" value="delete" />
            </ConfirmForm>
          )}
        </>
      }
    />
  )
}
