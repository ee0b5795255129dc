import { identityOfSession } from '../../access/identify/public.ts'
import { changeWatchOf } from '../../database/look-for-changes.ts'
import { unknownSource } from '../../database/sources.ts'
import type { Services } from '../../kernel/context.ts'
import type { Identity } from '../../kernel/identity.ts'
import { recordReading, type Reading } from '../../kernel/source-changes.ts'

const cachedMs = 30_000
const cachedMax = 5_000

/** The identity of a session. */
export type IdentityOfSession = (services: Services, session: string) => Promise<Identity>

/** Keeps the identities of visitors' sessions until the client that they were started with changes. Those of members are stored, and always read. */
export function createSessions({ database, settings: { siteId } }: Pick<Services, 'database' | 'settings'>): IdentityOfSession {
  const watch = changeWatchOf(database, siteId)
  const clock = (): number => performance.now()
  const cached = new Map<string, { identity: Identity; reading: Reading; until: number }>()
  return async (services, session) => {
    const { database, settings } = services
    const known = cached.get(session)
    if (known && known.until > clock() && (await watch.isUpToDate()) && !database.changes.haveChanged(settings.siteId, known.reading))
      return known.identity
    cached.delete(session)
    const { result: identity, reading } = await recordReading(database.changes, undefined, () => identityOfSession(services, session))
    if (
      identity.kind === 'visitor' &&
      identity.siteId === settings.siteId &&
      !identity.hasEndedSession &&
      !reading.sources.has(unknownSource)
    ) {
      if (cached.size >= cachedMax) cached.delete(cached.keys().next().value!)
      cached.set(session, { identity, reading, until: clock() + cachedMs })
    }
    return identity
  }
}
