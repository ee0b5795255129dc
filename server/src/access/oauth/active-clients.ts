import type { Services } from '../../kernel/context.ts'
import { noteReading, startReading, type Reading, type SourceChanges } from '../../kernel/source-changes.ts'
import { clientOf } from './clients.ts'
import type { OAuthClient } from './rows.ts'

const rememberedMs = 30_000
const rememberedMax = 10_000

/** What every request with a client's token needs to know of it. */
export type ActiveClient = Pick<OAuthClient, 'id' | 'mediaUrls'>

interface Remembered {
  client: ActiveClient | undefined
  reading: Reading
  until: number
}

/** By what each database knows to have changed. */
const rememberedOf = new WeakMap<SourceChanges, Map<string, Remembered>>()

/** The client that a token was issued to, as of at most half a minute ago, and without a change that this process knows of. Undefined if it no longer exists. */
export async function activeClient(
  { database }: Pick<Services, 'database'>,
  siteId: string,
  id: string,
): Promise<ActiveClient | undefined> {
  const { changes } = database
  const remembered = rememberedOf.get(changes) ?? new Map<string, Remembered>()
  rememberedOf.set(changes, remembered)
  const key = `${siteId} ${id}`
  const known = remembered.get(key)
  if (known && known.until > performance.now() && !changes.haveChanged(siteId, known.reading)) {
    noteReading(known.reading)
    return known.client
  }
  const reading = startReading(changes, ['oauth_clients'])
  const found = await clientOf({ db: database, siteId }, id)
  const client = found && { id: found.id, mediaUrls: found.mediaUrls }
  remembered.delete(key)
  if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value!)
  remembered.set(key, { client, reading, until: performance.now() + rememberedMs })
  return client
}
