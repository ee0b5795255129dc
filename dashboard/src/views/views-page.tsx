import { Link, redirect, useSearchParams } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { fieldError, problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, sentBack, textOf } from '@stoa/ui/refused-form'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/views-page'
import { EditView } from './edit-view.tsx'
import { SaveViewForm } from './save-view-form.tsx'

const usual = 'orders'
const dataLists = 'data/'

/** The list that the views belong to; the order list by default. */
const listIn = (text: string | null): string => text || usual
const listPaths: Readonly<Record<string, string>> = { orders: paths.orders, 'product-sheet': paths.productSheet }
const pathOf = (list: string): string => listPaths[list] ?? paths.dataCollection(list.slice(dataLists.length))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const list = listIn(url.searchParams.get('list'))
  const { views } = await client.views.queryViews({ list })
  return { list, views }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(apiContext)
  const form = await request.formData()
  const id = textOf(form, 'id')
  const told = { name: textOf(form, 'name'), shared: form.has('shared') }
  try {
    switch (form.get('intent')) {
      case 'create': {
        const { view } = await client.views.createView({
          view: { ...told, list: listIn(textOf(form, 'list')), query: textOf(form, 'query') },
        })
        return redirect(`${pathOf(view.list)}?${view.query}`)
      }
      case 'delete':
        await client.views.deleteView({ id })
        break
      default:
        await client.views.updateView({ id, ...told })
    }
    return redirect(`${paths.views}?${new URLSearchParams({ list: listIn(url.searchParams.get('list')) })}`)
  } catch (error) {
    return sentBack(formProblemsOf(error, { 'view.name': 'name', 'view.query': 'query' }), form)
  }
}

/** Renames, shares and deletes saved views. It also saves a new one, for example with another name if the first one was taken. */
export default function ViewsPage({ loaderData: { list, views }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { views: texts, orders } = allTexts.dashboard
  const names: Readonly<Record<string, string>> = { orders: orders.title, 'product-sheet': texts.sheet }
  const [search] = useSearchParams()
  const problems = actionData?.problems
  const typed = actionData?.typed
  const query = typed?.query ?? search.get('query') ?? ''
  return (
    <>
      <PageHead title={texts.pageTitle} back={{ to: pathOf(list), text: names[list] ?? list.slice(dataLists.length) }} />
      <div className="max-w-3xl space-y-6">
        {problems && <Notice tone="problem" title={problemSummary(allTexts, problems)} focused />}
        {query && (
          <Card title={texts.saveCurrent}>
            <SaveViewForm
              list={list}
              query={query}
              name={typed?.id === undefined ? typed?.name : undefined}
              error={typed?.id === undefined ? fieldError(allTexts, problems, 'name') : undefined}
            />
          </Card>
        )}
        <Card title={texts.title} flush>
          {views.length === 0 && <p className="px-(--pad) pb-(--pad) text-soft">{texts.noneHint}</p>}
          <ul className="divide-y divide-line">
            {views.map((view) => (
              <li key={view.id} className="px-(--pad) py-3">
                <p className="flex flex-wrap items-center gap-2">
                  <Link to={`${pathOf(list)}?${view.query}`} className="link font-medium wrap-anywhere">
                    {view.name}
                  </Link>
                  {view.shared && <Badge tone="quiet">{view.mine ? texts.isShared : texts.byOthers}</Badge>}
                </p>
                {view.mine && <EditView view={view} />}
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
