import { CircleCheck } from 'lucide-react'
import { Notice } from '@stoa/ui/components/notice'
import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { ListPages } from '../kit/list-pages.tsx'
import { pagesAt } from '../kit/list/read-page.ts'
import { PageHead } from '../kit/page-head.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/jobs-page'
import { changeJob } from './change-job.server.ts'
import { FailedJobs, failedJobList } from './failed-jobs.tsx'
import { failedJobView, jobsView } from './job-view.ts'
import { QueueCard } from './queue-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const { offset, size } = failedJobList.at(searchParams)
  const [{ overview }, { jobs, hasNext }, { shop }] = await Promise.all([
    client.jobs.getJobOverview({}),
    client.jobs.listFailedJobs({ limit: size, offset }),
    client.shop.getShop({}),
  ])
  return { ...jobsView(overview, shop), failed: jobs.map((job) => failedJobView(job, shop)), ...pagesAt({ offset, size }, hasNext) }
}

export const action = async ({ context, request }: Route.ActionArgs) => ({
  change: await changeJob(context.get(apiContext).client, await request.formData()),
})

export default function JobsPage({ loaderData: { queued, scheduled, failed, previous, next }, actionData }: Route.ComponentProps) {
  const { jobs: texts } = useTexts().dashboard
  const isGood = actionData?.change === 'retried' || actionData?.change === 'deleted'
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail} actions={<CodeButton call="jobs.listFailedJobs" request={{}} />} />
      <div className="mb-4 empty:hidden">
        {actionData && <Notice tone={isGood ? 'good' : 'problem'} title={texts[actionData.change]} focused />}
      </div>
      {failed.length > 0 ? (
        <section aria-labelledby="failed-jobs">
          <h2 id="failed-jobs" className="text-title">
            {texts.failed}
          </h2>
          <p className="mt-1 mb-3 text-soft">{texts.failedHint}</p>
          <FailedJobs jobs={failed} />
        </section>
      ) : (
        <EmptyState icon={CircleCheck} title={texts.noneFailed} text={texts.noneFailedHint} />
      )}
      <ListPages previous={previous} next={next} />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <QueueCard queued={queued} />
        <ScheduleCard scheduled={scheduled} />
      </div>
    </>
  )
}
