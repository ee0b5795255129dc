import { History } from 'lucide-react'
import { data, Link, redirect } from 'react-router'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { formProblemsOf, textOf } from '@stoa/ui/refused-form'
import { Badge } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { CodeButton } from '../../kit/code-button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ListPages } from '../../kit/list-pages.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/texts.ts'
import type { Route } from './+types/history-page'
import { productHistory } from './history.server.ts'
import { VersionCard } from './version-card.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) => productHistory(context.get(apiContext).client, params.productId, url)

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData()
  const id = params.productId
  try {
    await context.get(apiContext).client.catalogue.restoreProductVersion({ id, version: Number(textOf(form, 'version')) })
    return redirect(`${paths.product(id)}?restored=${Date.now()}`)
  } catch (error) {
    return data({ problems: formProblemsOf(error) }, { status: 422 })
  }
}

export default function HistoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { products, productHistory: texts } = allTexts.dashboard
  const { id, name, isDeleted, versions, shown, request, previous, next } = loaderData
  return (
    <>
      <PageHead
        title={texts.title(name)}
        detail={texts.detail}
        back={isDeleted ? { to: paths.products, text: products.title } : { to: paths.product(id), text: texts.back }}
        actions={<CodeButton call="catalogue.queryProductVersions" request={request} />}
      />
      {actionData && (
        <div className="mb-3">
          <Notice tone="problem" title={problemSummary(allTexts, actionData.problems)} focused />
        </div>
      )}
      {versions.length === 0 ? (
        <EmptyState icon={History} title={texts.none} text={texts.noneHint} />
      ) : (
        <div className="grid items-start gap-(--pad) lg:grid-cols-[21rem_1fr]">
          <ol className="card divide-y divide-line overflow-hidden">
            {versions.map((version) => (
              <VersionRow key={version.version} version={version} isShown={version.version === shown?.version} />
            ))}
          </ol>
          {shown ? (
            <VersionCard shown={shown} />
          ) : (
            <Card title={texts.link}>
              <p className="text-soft">{texts.choose}</p>
            </Card>
          )}
        </div>
      )}
      <ListPages {...{ previous, next }} />
    </>
  )
}

type Version = Route.ComponentProps['loaderData']['versions'][number]

const tones = { CREATED: 'good', UPDATED: 'quiet', DELETED: 'bad', RESTORED: 'look' } as const

/** A version, which links to what it had. */
function VersionRow({ version: { version, operation, changedFields, madeBy, made }, isShown }: { version: Version; isShown: boolean }) {
  const { productHistory: texts } = useTexts().dashboard
  const changes = changedFields.map((field) => texts.fields[field] ?? field).join(', ')
  return (
    <li className={`group relative px-(--pad) py-3 hover:bg-sunken ${isShown ? 'bg-sunken' : ''}`}>
      <p className="flex flex-wrap items-center gap-2">
        <Link
          to={`?version=${version}`}
          preventScrollReset
          className="row-link font-medium"
          aria-label={texts.view(version)}
          {...(isShown && { 'aria-current': 'true' })}
        >
          {texts.version(version)}
        </Link>
        <Badge tone={tones[operation]}>{texts.operations[operation]}</Badge>
      </p>
      <p className="text-small text-soft">
        <Time {...made} /> {madeBy && texts.by(madeBy)}
      </p>
      {operation === 'UPDATED' && <p className="text-small wrap-anywhere">{changes || texts.nothing}</p>}
    </li>
  )
}
