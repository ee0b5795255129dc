import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../../server/src/database/sql.ts'
import type { Follower } from '../../server/src/events/follow.ts'
import { publishEvents } from '../../server/src/events/publish.ts'
import type { TestSite } from './site.ts'

/** Waits until a site's events have positions and these followers have handled them. Servers of other tests do the same for every site, one of them at a time. */
export async function catchUp(
  { app, database, siteId }: Pick<TestSite, 'app' | 'database' | 'siteId'>,
  ...followers: Follower[]
): Promise<void> {
  const isBehind = async (): Promise<boolean> => {
    const row = await database.one<{ behind: boolean }>(sql`
      select exists (select 1 from waiting_events where site_id = ${siteId}) or exists (
        select 1 from unnest(${followers.map(({ consumer }) => consumer)}::text[]) as following (name)
        left join event_consumers on event_consumers.site_id = ${siteId} and consumer = name
        where coalesce(event_consumers.position, 0) < (select position from event_logs where site_id = ${siteId})
      ) as behind`)
    return row!.behind
  }
  for (;;) {
    for (const one of [publishEvents, ...followers]) await one(app)
    if (!(await isBehind())) return
    await sleep(20)
  }
}
