import { sql } from '../../database/sql.ts'
import type { Db } from '../../kernel/db.ts'

export interface Attempt {
  siteId: string
  subjects: readonly string[]
  now: Date
  windowEnds: Date
}

/** Counts one more for each subject in its running window, or in a new one, and returns the counts. Subjects are locked in the order of their names, so
 *  that two attempts never deadlock. */
export function incrementAttempts(
  db: Db,
  { siteId, subjects, now, windowEnds }: Attempt,
): Promise<{ subject: string; attempts: number; windowEnds: Date }[]> {
  return db.rows(sql`
    insert into attempts (site_id, subject, attempts, window_ends)
    select ${siteId}, subject, 1, ${windowEnds} from unnest(${subjects}::text[]) as subject order by subject
    on conflict (site_id, subject) do update set
      attempts = case when attempts.window_ends > ${now} then attempts.attempts + 1 else 1 end,
      window_ends = case when attempts.window_ends > ${now} then attempts.window_ends else excluded.window_ends end
    returning subject, attempts, window_ends as "windowEnds"`)
}

export async function decrementAttempts(db: Db, siteId: string, subjects: readonly string[]): Promise<void> {
  await db.run(sql`
    update attempts set attempts = attempts - 1 where site_id = ${siteId} and subject in (
      select subject from attempts where site_id = ${siteId} and subject = any(${subjects}::text[]) and attempts > 0 order by subject for update)`)
}
