import type { Services } from '../../kernel/context.ts'
import { clientOf } from './clients.ts'
import type { OAuthClient } from './rows.ts'

const rememberedMs = 30_000
const rememberedMax = 10_000

/** What every request with a client's token needs to know of it. */
export type ActiveClient = Pick<OAuthClient, 'id' | 'mediaUrls'>

const remembered = new Map<string, { client: ActiveClient | undefined; until: number }>()

/** The client that a token was issued to, as of at most half a minute ago. Undefined if it no longer exists. */
export async function activeClient(
  { database }: Pick<Services, 'database'>,
  siteId: string,
  id: string,
): Promise<ActiveClient | undefined> {
  const key = `${siteId} ${id}`
  const known = remembered.get(key)
  if (known && known.until > performance.now()) return known.client
  const client = await clientOf({ db: database, siteId }, id)
  if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value!)
  remembered.set(key, { client: client && { id: client.id, mediaUrls: client.mediaUrls }, until: performance.now() + rememberedMs })
  return client
}

/** At least this process knows at once that a client was changed or deleted. */
export const dropCachedClient = (): void => remembered.clear()
