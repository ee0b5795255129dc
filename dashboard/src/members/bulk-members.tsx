import { Form, Link, useLocation, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { problemSummary, type FormProblems } from '@stoa/ui/form-problems'
import { BulkForm } from '../kit/bulk-form.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { BulkDone, BulkQuestion } from './bulk-members.server.ts'

export const bulkFormId = 'members-bulk'

/** Actions for several members. All matching members are only offered if the list is filtered and there aren't too many of them. */
export function BulkMembers({ matching, max, isNarrowed }: { matching: number; max: number; isNarrowed: boolean }) {
  const { bulk } = useTexts().dashboard.members
  return (
    <BulkForm id={bulkFormId} {...(isNarrowed && matching <= max && { matching })}>
      <Button type="submit" name="intent" value="approve">
        {bulk.approve}
      </Button>
      <Button type="submit" name="intent" value="block" look="quiet">
        {bulk.block}
      </Button>
      <Button type="submit" name="intent" value="delete" look="quiet">
        {bulk.delete}
      </Button>
      {!isNarrowed && <p className="text-small text-soft max-lg:hidden">{bulk.noFilter}</p>}
      {isNarrowed && matching > max && <p className="text-small text-soft max-lg:hidden">{bulk.tooMany(max)}</p>}
    </BulkForm>
  )
}

interface BulkAnswerProps {
  done?: BulkDone | undefined
  asked?: BulkQuestion | undefined
  problems?: FormProblems | undefined
  /** Who can take over the content of deleted members. */
  assignee: { id: string; name: string }
}

/** The result of a bulk action, or its confirmation form. */
export function BulkAnswer({ done, asked, problems, assignee }: BulkAnswerProps) {
  const texts = useTexts()
  const { bulk } = texts.dashboard.members
  if (problems) {
    const said = bulk.problems[problems.code]?.(Number(problems.data.count ?? problems.data.max ?? 0))
    return <Notice tone="problem" title={said ?? problemSummary(texts, problems)} focused />
  }
  if (asked) return <Question key={JSON.stringify(asked)} asked={asked} assignee={assignee} />
  if (!done) return null
  return (
    <Notice tone="good" focused>
      <p>{bulk.done[done.verb](done.changed)}</p>
      {done.already > 0 && <p>{bulk.already[done.verb](done.already)}</p>}
      {done.left > 0 && <p>{bulk.left(done.left)}</p>}
      {done.verb === 'delete' && (
        <Link to={paths.memberTrash} className="link">
          {bulk.toTrash}
        </Link>
      )}
    </Notice>
  )
}

function Question({
  asked: { verb, ids, matching, count, isEveryone },
  assignee,
}: {
  asked: BulkQuestion
  assignee: BulkAnswerProps['assignee']
}) {
  const { members, kit } = useTexts().dashboard
  const { bulk } = members
  const { pathname, search } = useLocation()
  const isSending = useNavigation().state === 'submitting'
  const isDelete = verb === 'delete'
  const { title, text, confirm } = bulk.questions[verb]
  return (
    <Notice tone="problem" title={title(count)} focused>
      <Form method="post" className="mt-1 space-y-3">
        {isEveryone && <p className="font-medium">{bulk.everyone}</p>}
        <p>{text}</p>
        <input type="hidden" name="confirmed" value="yes" />
        {matching > 0 && <input type="hidden" name="matching" value={matching} />}
        {matching === 0 && ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)}
        {isDelete && (
          <div className="grid max-w-xl gap-3 sm:grid-cols-2">
            <Select label={members.assignee} name="assignee" defaultValue="">
              <option value="">{members.assigneeNobody}</option>
              <option value={assignee.id}>{assignee.name}</option>
            </Select>
            <Field label={bulk.typeCount(count)} name="typed" inputMode="numeric" pattern={` *${count} *`} autoComplete="off" required />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value={verb} className={verb === 'approve' ? '' : 'button-danger'} disabled={isSending}>
            {confirm(count)}
          </Button>
          <Link to={`${pathname}${search}`} className="button button-quiet">
            {kit.cancel}
          </Link>
        </div>
      </Form>
    </Notice>
  )
}
