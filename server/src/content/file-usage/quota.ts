import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { addStoredBytes, findStoredBytes } from './store.ts'

type QuotaScope = Pick<Context, 'db' | 'siteId'> & { services: Pick<Context['services'], 'settings'> }

/** Refuses what will certainly not fit. What fits is decided when it's stored. */
export async function requireRoom(context: QuotaScope, bytes: number): Promise<void> {
  const quota = context.services.settings.mediaQuotaBytes
  if (quota !== undefined && (await findStoredBytes(context)) + bytes > quota) refuseRoom(quota)
}

/** Counts bytes that are stored with this transaction, unless they exceed the quota. */
export async function takeRoom(context: QuotaScope, bytes: number): Promise<void> {
  const quota = context.services.settings.mediaQuotaBytes
  const stored = await addStoredBytes(context, bytes)
  if (quota !== undefined && stored > quota) refuseRoom(quota)
}

export interface Room {
  bytes: number
  /** Infinity if there is none. */
  quotaBytes: number
}

/** How much can still be stored. */
export async function roomLeft(context: QuotaScope): Promise<Room> {
  const quotaBytes = context.services.settings.mediaQuotaBytes ?? Infinity
  return { quotaBytes, bytes: quotaBytes === Infinity ? Infinity : quotaBytes - (await findStoredBytes(context)) }
}

const refuseRoom = (quota: number): never => refuse('SITE_QUOTA_EXCEEDED', { quotaInBytes: String(quota) })

/** Locks the tree of a site's folders until the transaction ends. */
export const lockTree = (context: QuotaScope): Promise<number> => addStoredBytes(context, 0)
