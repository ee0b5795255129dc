import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Field } from '@stoa/ui/components/field'
import { apiContext } from '@stoa/ui/page-api'
import { Card } from '../kit/card.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/test-page'
import { changePins, type PinsAnswer } from './change-pins.server.ts'
import { ExplainedResults } from './explained-results.tsx'
import { explained } from './explained.server.ts'
import { PinsProblemNotice } from './pins-problem.tsx'
import { SearchHead } from './search-head.tsx'
import { searchTextIn } from './search-text.ts'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const text = searchTextIn(searchParams)
  const { settings } = await client.productSearch.getSearchSettings({})
  return { text, revision: settings.revision, result: text === '' ? undefined : await explained(client, text, settings) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  return changePins(context.get(apiContext).client, searchTextIn(new URLSearchParams({ text: String(form.get('text')) })), form)
}

export default function TestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, revision, result } = loaderData
  const answer: PinsAnswer | undefined = actionData && !(actionData instanceof Response) ? actionData : undefined
  const { test: texts } = useTexts().dashboard.productSearch
  return (
    <>
      <SearchHead tab="test" revision={revision} {...(result && { call: 'productSearch.explainSearch', request: { text } })} />
      <div className="space-y-(--pad)">
        <Card title={texts.title}>
          <search>
            <Form className="grid max-w-prose gap-3">
              <Field
                key={text}
                label={texts.label}
                name="text"
                type="search"
                defaultValue={text}
                hint={texts.hint}
                maxLength={100}
                autoComplete="off"
                data-list-search
              />
              <div>
                <button type="submit" className="button button-primary">
                  {texts.submit}
                </button>
              </div>
            </Form>
          </search>
        </Card>
        <PinsProblemNotice answer={answer} />
        {result ? (
          <ExplainedResults result={result} answer={answer} />
        ) : (
          <EmptyState icon={Search} title={texts.start} text={texts.startHint} />
        )}
      </div>
    </>
  )
}
