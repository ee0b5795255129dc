import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { ListTable } from '../kit/list/list-table.tsx'
import { listFor } from '../kit/list/list.ts'
import type { ColumnsOf } from '../kit/list/use-list.ts'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import type { FailedJobView } from './job-view.ts'

export const failedJobList = listFor(({ dashboard: { jobs } }) => ({ ...jobs, caption: jobs.failed }))({ sizes: [20], offsetMax: 10_000 })

const columns: ColumnsOf<typeof failedJobList, FailedJobView> = [
  {
    name: 'job',
    cell: ({ name, problem }, texts) => (
      <>
        {texts.names[name] ?? name}
        <Problem problem={problem} className="mt-0.5 block font-normal lg:hidden" />
      </>
    ),
  },
  { name: 'problem', from: 'lg', cell: ({ problem }) => <Problem problem={problem} /> },
  { name: 'attempts', align: 'end', from: 'md', cell: ({ attempts }) => attempts },
  { name: 'failed', from: 'sm', cell: ({ failed }) => <Time {...failed} /> },
  { name: 'actions', align: 'end', cell: (job) => <JobActions job={job} /> },
]

/** Jobs that used up their attempts, with buttons to run or delete them. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJobView[] }) {
  const mayModify = useMay()('JOBS.MODIFY')
  return <ListTable list={failedJobList} rows={jobs} columns={mayModify ? columns : columns.filter(({ name }) => name !== 'actions')} />
}

function Problem({ problem, className = '' }: { problem: string | undefined; className?: string }) {
  const { jobs: texts } = useTexts().dashboard
  if (problem === undefined) return <span className={`text-small text-soft ${className}`}>{texts.noProblem}</span>
  return <code className={`line-clamp-3 text-small text-soft wrap-anywhere ${className}`}>{problem}</code>
}

function JobActions({ job: { id, name, failed } }: { job: FailedJobView }) {
  const { jobs: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const label = texts.retryOf(texts.names[name] ?? name, failed.text)
  return (
    <div className="flex flex-wrap items-start justify-end gap-2">
      <Form method="post">
        <input type="hidden" name="job" value={id} />
        <Button type="submit" name="intent" value="retry" look="quiet" disabled={isSending} aria-label={label}>
          {texts.retry}
        </Button>
      </Form>
      <ConfirmForm trigger={texts.delete} title={texts.deleteTitle} text={texts.deleteText} confirm={texts.delete} isDanger>
        <input type="hidden" name="job" value={id} />
        <input type="hidden" name="intent" value="delete" />
      </ConfirmForm>
    </div>
  )
}
