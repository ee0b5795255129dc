import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { searchSettingsMax } from '@stoa/contract/product-search/settings'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { offsetIn } from '../kit/list/list.ts'
import { SearchBox, Toolbar } from '../kit/toolbar.tsx'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/synonyms-page'
import { AddCard } from './add-card.tsx'
import { changeSynonyms, type SynonymsAnswer } from './change-synonyms.server.ts'
import { SearchHead } from './search-head.tsx'
import { SynonymsOutcome } from './synonyms-outcome.tsx'
import { SynonymsRow } from './synonyms-row.tsx'
import { isSame, type SynonymList, synonymLists, synonymsOf, withText } from './synonyms.ts'

const pageSize = 50

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const list = listOf(params.list)
  const { settings } = await context.get(apiContext).client.productSearch.getSearchSettings({})
  const all = synonymsOf(settings, list)
  const matching = withText(all, searchParams.get('q') ?? '')
  const offset = offsetIn(searchParams, searchSettingsMax)
  return {
    list,
    revision: settings.revision,
    rows: matching.slice(offset, offset + pageSize),
    total: matching.length,
    count: all.length,
    offset,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return changeSynonyms(context.get(apiContext).client, listOf(params.list), await request.formData())
}

function listOf(text: string): SynonymList {
  const list = synonymLists.find((one) => one === text)
  if (!list) throw new Response(null, { status: 404 })
  return list
}

/** After a conflict the list is read again, as after a change. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate

export default function SynonymsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, revision, count, rows } = loaderData
  const answer: SynonymsAnswer | undefined = actionData
  const tab = list === 'synonyms' ? 'synonyms' : 'oneWay'
  const mayChange = useMay()('SEARCH.MANAGE')
  const isOfRow = ({ base, isChanged, draft }: SynonymsAnswer): boolean =>
    draft !== undefined && base !== undefined && !isChanged && rows.some((row) => isSame(row, base))
  const ofRow = answer && isOfRow(answer) ? answer : undefined
  return (
    <>
      <SearchHead tab={tab} revision={revision} />
      <div className="space-y-(--pad)">
        <SynonymsOutcome answer={answer} />
        {mayChange && <AddCard key={list} list={list} isFull={count >= searchSettingsMax} answer={ofRow ? undefined : answer} />}
        <ListCard loaderData={loaderData} answer={ofRow} mayChange={mayChange} />
      </div>
    </>
  )
}

interface ListCardProps {
  loaderData: Route.ComponentProps['loaderData']
  answer: SynonymsAnswer | undefined
  mayChange: boolean
}

function ListCard({ loaderData: { list, rows, total, count, offset }, answer, mayChange }: ListCardProps) {
  const { productSearch: texts } = useTexts().dashboard
  const words = list === 'synonyms' ? texts.synonyms : texts.oneWay
  return (
    <Card title={words.caption} detail={!mayChange && words.intro} flush>
      {count > 0 && (
        <div className="px-(--pad)">
          <Toolbar>
            <SearchBox label={texts.list.search} />
          </Toolbar>
        </div>
      )}
      {count === 0 && <None title={words.none} hint={words.noneHint} />}
      {count > 0 && total === 0 && <p className="px-(--pad) py-10 text-center text-soft">{texts.list.noMatch}</p>}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {rows.map((row) => (
          <SynonymsRow
            key={JSON.stringify(row)}
            {...{ list, row, mayChange }}
            answer={answer?.base && isSame(row, answer.base) ? answer : undefined}
          />
        ))}
      </ul>
      <div className="px-(--pad) pb-(--pad)">
        <ListPages
          previous={offset > 0 ? String(Math.max(0, offset - pageSize)) : undefined}
          next={offset + pageSize < total ? String(offset + pageSize) : undefined}
          position={total > 0 && texts.list.count(total)}
        />
      </div>
    </Card>
  )
}

const None = ({ title, hint }: { title: string; hint: string }) => (
  <div className="px-(--pad) py-10 text-center">
    <p className="font-serif text-title font-semibold">{title}</p>
    <p className="text-soft">{hint}</p>
  </div>
)
