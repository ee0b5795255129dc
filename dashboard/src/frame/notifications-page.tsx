import { Link } from 'react-router'
import { apiContext } from '@stoa/ui/page-api'
import { ifPermitted } from '../kit/if-permitted.server.ts'
import { PageHead } from '../kit/page-head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { countWebhooksInTrouble } from '../webhooks/count-in-trouble.server.ts'
import type { Route } from './+types/notifications-page'
import { NotificationList } from './notification-list.tsx'
import { notificationsOf } from './notifications.server.ts'
import { PreferenceForm } from './preference-form.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(apiContext)
  const [{ shop }, { preferences }, { outbox }, webhooksInTrouble] = await Promise.all([
    client.shop.getShop({}),
    client.staff.getPreferences({}),
    ifPermitted(client.mails.getOutbox({}), { outbox: undefined }),
    countWebhooksInTrouble(client),
  ])
  return {
    notifications: await ifPermitted(notificationsOf(client, shop), []),
    seen: preferences.notificationsSeen,
    mailsInTrouble: outbox?.inTrouble ?? 0,
    webhooksInTrouble,
  }
}

/** The bell's notifications as a page. */
export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { notifications: texts } = useTexts().dashboard.frame
  const newest = loaderData.notifications[0]?.position ?? 0
  return (
    <div className="mx-auto max-w-2xl">
      <PageHead
        title={texts.title}
        actions={
          <>
            <Link to={paths.events} className="button button-quiet">
              {texts.all}
            </Link>
            {newest > loaderData.seen && (
              <PreferenceForm>
                <button type="submit" name="seen" value={newest} className="button button-primary">
                  {texts.markSeen}
                </button>
              </PreferenceForm>
            )}
          </>
        }
      />
      <div className="card p-(--pad)">
        <NotificationList {...loaderData} />
      </div>
    </div>
  )
}
