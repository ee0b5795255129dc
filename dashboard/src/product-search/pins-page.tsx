import { Form, Link, useSearchParams } from 'react-router'
import { searchSettingsMax } from '@stoa/contract/product-search/settings'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { offsetIn } from '../kit/list/list.ts'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/pins-page'
import { pinRows, type PinRow } from './pin-rows.server.ts'
import { SearchHead } from './search-head.tsx'
import { termKey } from './terms.ts'

const pageSize = 20

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { settings } = await client.productSearch.getSearchSettings({})
  const key = termKey(searchParams.get('q') ?? '')
  const matching = settings.pins.filter(({ text }) => termKey(text).includes(key))
  const offset = offsetIn(searchParams, searchSettingsMax)
  return {
    revision: settings.revision,
    rows: await pinRows(client, matching.slice(offset, offset + pageSize)),
    total: matching.length,
    count: settings.pins.length,
    offset,
  }
}

export default function PinsPage({ loaderData }: Route.ComponentProps) {
  const { productSearch } = useTexts().dashboard
  const [query] = useSearchParams()
  const mayChange = useMay()('SEARCH.MANAGE')
  return (
    <>
      <SearchHead tab="pins" revision={loaderData.revision} />
      <div className="space-y-(--pad)">
        {query.has('removed') && <Notice tone="good" title={productSearch.pins.removed} focused />}
        {mayChange && <AddCard isFull={loaderData.count >= searchSettingsMax} />}
        <ListCard {...loaderData} mayChange={mayChange} />
      </div>
    </>
  )
}

/** Opens the page of a text, where its products are chosen. */
function AddCard({ isFull }: { isFull: boolean }) {
  const { pins: texts } = useTexts().dashboard.productSearch
  const [query] = useSearchParams()
  const typed = query.get('text')
  return (
    <Card title={texts.title} detail={texts.intro}>
      {isFull ? (
        <p className="text-soft">{texts.problems.TEXTS_FULL}</p>
      ) : (
        <Form action={paths.pinsOf('').split('?')[0]} className="grid max-w-prose gap-3">
          <Field
            label={texts.text}
            name="text"
            defaultValue={typed ?? ''}
            hint={texts.textHint}
            error={typed === null ? undefined : texts.problems.NO_LETTER}
            maxLength={100}
            autoComplete="off"
            required
          />
          <div>
            <button type="submit" className="button button-primary">
              {texts.add}
            </button>
          </div>
        </Form>
      )}
    </Card>
  )
}

interface ListCardProps {
  rows: readonly PinRow[]
  total: number
  count: number
  offset: number
  mayChange: boolean
}

function ListCard({ rows, total, count, offset, mayChange }: ListCardProps) {
  const { pins: texts, list } = useTexts().dashboard.productSearch
  return (
    <Card title={texts.caption} detail={!mayChange && texts.intro} flush>
      {count > 0 ? (
        <div className="px-(--pad)">
          <Toolbar>
            <SearchBox label={texts.search} />
          </Toolbar>
        </div>
      ) : (
        <div className="px-(--pad) py-10 text-center">
          <p className="font-serif text-title font-semibold">{texts.none}</p>
          <p className="text-soft">{texts.noneHint}</p>
        </div>
      )}
      {count > 0 && total === 0 && <p className="px-(--pad) py-10 text-center text-soft">{list.noMatch}</p>}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {rows.map((row) => (
          <Row key={row.text} {...row} />
        ))}
      </ul>
      <div className="px-(--pad) pb-(--pad)">
        <ListPages
          previous={offset > 0 ? String(Math.max(0, offset - pageSize)) : undefined}
          next={offset + pageSize < total ? String(offset + pageSize) : undefined}
          position={total > 0 && texts.count(total)}
        />
      </div>
    </Card>
  )
}

function Row({ text, names, more, notVisible }: PinRow) {
  const { pins: texts } = useTexts().dashboard.productSearch
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-(--pad) py-2">
      <Link to={paths.pinsOf(text)} className="link font-medium wrap-anywhere">
        {text}
      </Link>
      <span className="min-w-0 flex-1 basis-40 text-soft wrap-anywhere">
        {texts.names(
          names.map((name) => name || texts.deletedName),
          more,
        )}
      </span>
      {notVisible > 0 && <Badge tone="look">{texts.withHidden(notVisible)}</Badge>}
    </li>
  )
}
