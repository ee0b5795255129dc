import { apiContext } from '@stoa/ui/page-api'
import { CodeButton } from '../kit/code-button.tsx'
import { LiveSign } from '../kit/live-sign.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useTexts } from '../texts/texts.ts'
import type { Route } from './+types/today-page'
import { BestSellers } from './best-sellers.tsx'
import { Demand } from './demand.tsx'
import { FailingWebhooks } from './failing-webhooks.tsx'
import { LatestOrders } from './latest-orders.tsx'
import { loadToday } from './load-today.server.ts'
import { isForbidden } from './part.ts'
import { PeopleWaiting } from './people-waiting.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { SalesCard } from './sales-card.tsx'
import { RemovedNotice, SampleCard } from './sample-card.tsx'
import { SetupList } from './setup-list.tsx'
import { Waiting } from './waiting.tsx'

export const loader = ({ context, url }: Route.LoaderArgs) => loadToday(context.get(apiContext).client, url.searchParams, new Date())

/** What needs the owner's attention first, then how the shop is doing. */
export default function TodayPage({ loaderData: today }: Route.ComponentProps) {
  const { today: texts } = useTexts().dashboard
  return (
    <>
      <PageHead
        title={texts.title}
        detail={texts.asOf(today.day, today.time)}
        actions={
          <>
            <LiveSign />
            <RefreshButton />
            <CodeButton call="reports.getDashboard" request={{}} />
          </>
        }
      />
      <div className="space-y-(--pad)">
        <RemovedNotice />
        {today.sample.data?.isPresent && <SampleCard sample={today.sample.data} />}
        {today.setup.data && <SetupList steps={today.setup.data} />}
        <PeopleWaiting today={today} />
        <FailingWebhooks webhooks={today.webhooks.data ?? []} />
        <Waiting today={today} />
        <Demand rows={today.demand.data ?? []} />
        {!isForbidden(today.sales) && <SalesCard sales={today.sales} range={today.range} request={today.request} />}
        <div className="grid items-start gap-(--pad) xl:grid-cols-[3fr_2fr]">
          {!isForbidden(today.latest) && <LatestOrders orders={today.latest} />}
          {!isForbidden(today.sales) && <BestSellers sales={today.sales} />}
        </div>
      </div>
    </>
  )
}
