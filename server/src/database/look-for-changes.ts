import type { Database } from '../kernel/db.ts'
import type { SourceChanges } from '../kernel/source-changes.ts'
import { part, sql } from './sql.ts'
import { anySite } from './written.ts'

/** How old the last look for other processes' changes may be (decision 0094). */
export const lookMaxMs = 750
/** While it is in use, a look is repeated this often, so that no request waits for one. */
const lookEveryMs = 250
/** Without a use for this long, no more looks. */
const unusedMs = 2_000
/** Rows are deleted this long after they were written. */
const retainedMs = 60_000
/** After this long without a look, by the database's clock, the rows of before may be gone. */
const memoryMs = retainedMs / 2

/** Looks for the changes of other processes to a site. */
export interface ChangeWatch {
  /** Whether this process knows every change that was committed more than `lookMaxMs` ago. Looks first if it doesn't; false if that fails. */
  isUpToDate(): boolean | Promise<boolean>
}

/** In the row of this site is a random name, which is never deleted: it is gone once a crash has emptied the table. */
const markerSite = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

interface Look {
  /** Null if this look has made the row. */
  marker: string | null
  databaseMs: number
  snapshot: string
  sources: string[] | null
}

/** By what each database knows to have changed. */
const watches = new WeakMap<SourceChanges, Map<string, ChangeWatch>>()

/** The watch of everything in this process that is cached of a site. */
export function changeWatchOf(database: Database, siteId: string): ChangeWatch {
  const ofDatabase = watches.get(database.changes) ?? new Map<string, ChangeWatch>()
  watches.set(database.changes, ofDatabase)
  const watch = ofDatabase.get(siteId) ?? watchChanges(database, siteId)
  ofDatabase.set(siteId, watch)
  return watch
}

export function watchChanges(database: Database, siteId: string, clock: () => number = () => performance.now()): ChangeWatch {
  let last: { at: number; marker: string | null; databaseMs: number; snapshot: string } | undefined
  let underWay: Promise<boolean> | undefined
  let timer: NodeJS.Timeout | undefined
  let usedAt = 0

  async function look(): Promise<boolean> {
    const at = clock()
    try {
      const { sources, ...found } = await readChanges(database, siteId, last?.snapshot)
      const isContinued = found.marker !== null && last?.marker === found.marker && found.databaseMs - last.databaseMs < memoryMs
      last = { at, ...found }
      if (!isContinued) database.changes.noteAll()
      else if (sources) database.changes.note({ siteId, sources })
      return true
    } catch {
      return false
    } finally {
      underWay = undefined
      lookAgain()
    }
  }

  function lookAgain(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      if (clock() - usedAt < unusedMs) underWay ??= look()
    }, lookEveryMs).unref()
  }

  return {
    isUpToDate() {
      usedAt = clock()
      return last !== undefined && usedAt - last.at < lookMaxMs ? true : (underWay ??= look())
    },
  }
}

/** What other processes have committed since a snapshot, and the present one. */
async function readChanges({ one, origin }: Database, siteId: string, since: string | undefined): Promise<Look> {
  const snapshot = part`${since ?? null}::pg_snapshot`
  const changesOf = (site: string) =>
    part`select source from source_changes where site_id = ${site} and origin <> ${origin} and xid >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(xid, ${snapshot})`
  const found = await one<Look>(sql`
    with made as (
      insert into source_changes (site_id, source, origin, written_date) select ${markerSite}, gen_random_uuid()::text, 0, 'infinity'
      where not exists (select from source_changes where site_id = ${markerSite})
    )
    select (select min(source) from source_changes where site_id = ${markerSite}) as marker,
      extract(epoch from clock_timestamp())::float8 * 1000 as "databaseMs", pg_current_snapshot()::text as snapshot,
      (select array_agg(distinct source) from (${changesOf(siteId)} union all ${changesOf(anySite)}) as changes) as sources`)
  return found!
}

/** Deletes what every process has seen. */
export async function deleteSeenChanges({ services: { database } }: { services: { database: Database } }): Promise<void> {
  await database.run(sql`
    delete from source_changes where (site_id, xid, source) in (
      select site_id, xid, source from source_changes where written_date < clock_timestamp() - ${retainedMs / 1000} * interval '1 second' for update skip locked)`)
}
