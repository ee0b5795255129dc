import { Bell } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { DialogLink } from '../kit/dialog.tsx'
import { Bar } from '../kit/skeleton.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import type { Badges } from './badges.server.ts'
import { NotificationList } from './notification-list.tsx'
import type { loader } from './notifications-page.tsx'
import { badgesKey } from './use-badges.ts'

const marking = { method: 'post', action: paths.preferences } as const

/** The bell: opens recent notifications in a sheet, which marks them as seen. */
export function NotificationsLink({ unread }: { unread: string }) {
  const { notifications } = useTexts().dashboard.frame
  const news = useFetcher<typeof loader>()
  const { submit } = useFetcher()
  const state = useFetcher<Badges>({ key: badgesKey })
  const { notifications: told = [], seen = 0 } = news.data ?? {}
  const newest = told[0]?.position ?? 0
  const refresh = useEffectEvent(() => state.load(paths.badges))
  useEffect(() => {
    // Only displayed notifications count as seen. The page stays as it is; only the badge is loaded again.
    if (newest > seen) void submit({ quiet: '1', seen: newest }, { ...marking, defaultShouldRevalidate: false }).then(refresh)
  }, [newest, seen, submit])
  return (
    <DialogLink
      to={paths.notifications}
      kind="sheet"
      title={notifications.title}
      label={notifications.open(unread)}
      look="icon-button relative size-11 lg:size-9"
      onOpen={() => void news.load(paths.notifications)}
      trigger={<Sign unread={unread} />}
    >
      {news.data ? <NotificationList {...news.data} /> : <Loading />}
    </DialogLink>
  )
}

const Sign = ({ unread }: { unread: string }) => (
  <>
    <Bell aria-hidden className="size-5" strokeWidth={1.7} />
    {unread !== '' && (
      <span className="absolute end-0 top-0.5 min-w-4.5 rounded-full bg-sun px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-sun tabular-nums lg:-end-1 lg:-top-0.5">
        {unread}
      </span>
    )}
  </>
)

const Loading = () => (
  <div className="space-y-5">
    {['w-56', 'w-48', 'w-60', 'w-44'].map((width) => (
      <div key={width} className="space-y-1.5">
        <Bar className={`h-4 ${width}`} />
        <Bar className="h-3 w-32" />
      </div>
    ))}
  </div>
)
