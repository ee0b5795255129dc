import type { Services } from '../context.ts'
import { logFault } from '../log.ts'
import { touchApiKey } from './store.ts'

const writtenEveryMs = 60_000

/** When each key was last written down by this process; as many rows as there are keys in use. */
const written = new Map<string, number>()

/** Notes that a key opened something: at most once a minute for each key, after the request has gone on, and never in its way. */
export function noteUse({ database, now }: Pick<Services, 'database' | 'now'>, siteId: string, keyId: string): void {
  const at = now()
  const before = written.get(`${siteId} ${keyId}`)
  if (before !== undefined && Math.abs(at.getTime() - before) < writtenEveryMs) return
  written.set(`${siteId} ${keyId}`, at.getTime())
  const since = new Date(at.getTime() - writtenEveryMs)
  setImmediate(() => void touchApiKey(database, { siteId, id: keyId }, { at, since }).catch((error: unknown) => logFault(error, { keyId })))
}
