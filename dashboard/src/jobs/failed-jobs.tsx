import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import type { Column } from '../kit/columns.ts'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { DataTable } from '../kit/data-table.tsx'
import { Time } from '../kit/time.tsx'
import { useMay } from '../kit/use-may.ts'
import { useTexts } from '../texts/texts.ts'
import type { FailedJobView } from './job-view.ts'

/** The jobs that used up their attempts, each with what can be done about it. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJobView[] }) {
  const { jobs: texts } = useTexts().dashboard
  const mayModify = useMay()('JOBS.MODIFY')
  const columns: Column<FailedJobView>[] = [
    {
      name: 'job',
      label: texts.columns.job,
      cell: ({ name, problem }) => (
        <>
          {texts.names[name] ?? name}
          <Problem problem={problem} className="mt-0.5 block font-normal lg:hidden" />
        </>
      ),
    },
    { name: 'problem', label: texts.columns.problem, from: 'lg', cell: ({ problem }) => <Problem problem={problem} /> },
    { name: 'attempts', label: texts.columns.attempts, align: 'end', from: 'md', cell: ({ attempts }) => attempts },
    { name: 'failed', label: texts.columns.failed, from: 'sm', cell: ({ failed }) => <Time {...failed} /> },
  ]
  const actions: Column<FailedJobView> = {
    name: 'actions',
    label: texts.columns.actions,
    align: 'end',
    cell: (job) => <JobActions job={job} />,
  }
  return <DataTable caption={texts.failed} rows={jobs} columns={mayModify ? [...columns, actions] : columns} idOf={({ id }) => id} />
}

function Problem({ problem, className = '' }: { problem: string | undefined; className?: string }) {
  const { jobs: texts } = useTexts().dashboard
  if (problem === undefined) return <span className={`text-small text-soft ${className}`}>{texts.noProblem}</span>
  return <code className={`line-clamp-3 text-small text-soft wrap-anywhere ${className}`}>{problem}</code>
}

function JobActions({ job: { id, name, failed } }: { job: FailedJobView }) {
  const { jobs: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <div className="flex flex-wrap items-start justify-end gap-2">
      <Form method="post">
        <input type="hidden" name="job" value={id} />
        <Button
          type="submit"
          name="intent"
          value="retry"
          look="quiet"
          disabled={isSending}
          aria-label={texts.retryOf(texts.names[name] ?? name, failed.text)}
        >
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
