import type { Services } from '../../kernel/context.ts'
import { clientOf } from './clients.ts'

const rememberedMs = 30_000
const rememberedMax = 10_000
const remembered = new Map<string, { isRegistered: boolean; until: number }>()

/** Whether the client that a token was issued to still exists, as of at most half a minute ago. */
export async function isRegistered({ database }: Pick<Services, 'database'>, siteId: string, id: string): Promise<boolean> {
  const key = `${siteId} ${id}`
  const known = remembered.get(key)
  if (known && known.until > performance.now()) return known.isRegistered
  const isThere = (await clientOf({ db: database, siteId }, id)) !== undefined
  if (remembered.size >= rememberedMax) remembered.delete(remembered.keys().next().value!)
  remembered.set(key, { isRegistered: isThere, until: performance.now() + rememberedMs })
  return isThere
}

/** At least this process knows at once that a client was deleted. */
export const dropCachedClient = (): void => remembered.clear()
