import type { Services } from './context.ts'
import type { Db } from './db.ts'
import { logFault } from './log.ts'

const writtenEveryMs = 60_000

type SaveLastUse = (db: Db, of: { siteId: string; id: string }, when: { at: Date; since: Date }) => Promise<void>

/** Records that something was used: at most once a minute each, after the request has continued and without delaying it. */
export function createUseRecorder(touch: SaveLastUse) {
  /** When this process last recorded each one. As many entries as there are in use. */
  const written = new Map<string, number>()
  return ({ database, now }: Pick<Services, 'database' | 'now'>, siteId: string, id: string): void => {
    const at = now()
    const before = written.get(`${siteId} ${id}`)
    if (before !== undefined && Math.abs(at.getTime() - before) < writtenEveryMs) return
    written.set(`${siteId} ${id}`, at.getTime())
    const since = new Date(at.getTime() - writtenEveryMs)
    setImmediate(() => void touch(database, { siteId, id }, { at, since }).catch((error: unknown) => logFault(error, { used: id })))
  }
}
