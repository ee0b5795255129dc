import { Trash2 } from 'lucide-react'
import { Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary } from '@stoa/ui/form-problems'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { escapePattern } from '../kit/escape-pattern.ts'
import { ListPages } from '../kit/list-pages.tsx'
import { offsetIn } from '../kit/list/list.ts'
import { pagesAt } from '../kit/list/read-page.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Time } from '../kit/time.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/trash-page'
import { changeTrash } from './change-trash.server.ts'
import { countsOf } from './counts.server.ts'
import { countedMax, memberList } from './member-list.ts'
import { MemberTabs } from './member-tabs.tsx'
import { trashedRow, type TrashedRow } from './trashed-row.ts'

const pageSize = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const offset = offsetIn(url.searchParams, countedMax)
  const request = { paging: { limit: pageSize, offset } }
  const [{ shop }, { deletedMembers, metadata }, counts] = await Promise.all([
    client.shop.getShop({}),
    client.members.listDeletedMembers(request),
    countsOf(client, memberList.at(new URLSearchParams())),
  ])
  const rows = deletedMembers.map((deleted) => trashedRow(deleted, shop))
  const total = metadata.total ?? undefined
  const hasNext = rows.length === pageSize && offset + pageSize !== total
  return { rows, total, counts, request, ...pagesAt({ offset, size: pageSize }, hasNext) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await changeTrash(context.get(apiContext).client, await request.formData())
  if ('restored' in answer && answer.restored !== undefined) throw redirect(paths.member(answer.restored))
  return answer
}

export default function TrashPage({ loaderData: { rows, total, counts, request, previous, next }, actionData }: Route.ComponentProps) {
  const allTexts = useTexts()
  const { members, memberTrash: texts } = allTexts.dashboard
  const [query] = useSearchParams()
  const deleted = rows.find(({ id }) => id === query.get('deleted'))
  return (
    <>
      <PageHead
        title={texts.title}
        detail={texts.detail}
        back={{ to: paths.members, text: members.title }}
        actions={<CodeButton call="members.listDeletedMembers" request={request} />}
      />
      <MemberTabs counts={counts} isTrash />
      <div className="mb-3 empty:hidden">
        {actionData && 'problems' in actionData && <Notice tone="problem" title={problemSummary(allTexts, actionData.problems)} focused />}
        {actionData && 'done' in actionData && actionData.done && <Outcome what={actionData.done} />}
        {!actionData && deleted && <Notice tone="good" title={texts.deleted(deleted.name)} focused />}
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={Trash2} title={texts.none} text={texts.noneHint} />
      ) : (
        <ul className="card divide-y divide-line">
          {rows.map((row) => (
            <Trashed key={row.id} row={row} />
          ))}
        </ul>
      )}
      <ListPages {...{ previous, next }} position={members.found(total)} />
    </>
  )
}

function Outcome({ what }: { what: 'purged' | 'notTyped' }) {
  const { memberTrash: texts } = useTexts().dashboard
  return <Notice tone={what === 'purged' ? 'good' : 'problem'} title={texts[what]} focused />
}

function Trashed({ row: { id, name, email, deleted, purge, canBeRestored } }: { row: TrashedRow }) {
  const { memberTrash: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-(--pad) py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        {email !== name && <p className="text-small wrap-anywhere text-soft">{email}</p>}
        <p className="flex flex-wrap gap-x-3 text-small text-soft">
          <span>
            {texts.deletedOn} <Time {...deleted} />
          </span>
          <span>
            {texts.purgedOn} <Time {...purge} />
          </span>
          <Link to={`${paths.events}?${new URLSearchParams({ q: id })}`} className="link">
            {texts.history}
          </Link>
        </p>
      </div>
      {canBeRestored && (
        <div className="ms-auto flex gap-2">
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value="restore" look="quiet" aria-label={texts.restoreOf(name)} disabled={isSending}>
              {texts.restore}
            </Button>
          </Form>
          <ConfirmForm trigger={texts.purge} title={texts.purgeTitle(name)} text={texts.purgeText} confirm={texts.purgeConfirm} isDanger>
            <input type="hidden" name="intent" value="purge" />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="name" value={name} />
            <Field label={texts.typeName(name)} name="typed" pattern={` *${escapePattern(name.trim())} *`} autoComplete="off" required />
          </ConfirmForm>
        </div>
      )}
    </li>
  )
}
