import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { findStoredBytes, type KindSizes, sizesByKind } from '../store.ts'

export const getStorageUsage: Handler<typeof files.getStorageUsage> = async (context) => {
  const { mediaQuotaBytes } = context.services.settings
  const [storedBytes, sizes] = await Promise.all([findStoredBytes(context), sizesByKind(context)])
  return {
    storedBytes: String(storedBytes),
    ...(mediaQuotaBytes !== undefined && { quotaBytes: String(mediaQuotaBytes) }),
    kinds: kindsOf(sizes),
    trash: totalOf(sizes.filter(({ state }) => state === 'DELETED')),
  }
}

function kindsOf(sizes: readonly KindSizes[]) {
  const kinds = Map.groupBy(sizes, ({ mediaType }) => mediaType)
  return [...kinds]
    .map(([mediaType, rows]) => ({ mediaType, ...totalOf(rows) }))
    .toSorted((a, b) => Number(b.bytes) - Number(a.bytes) || b.files - a.files || a.mediaType.localeCompare(b.mediaType))
}

const totalOf = (rows: readonly KindSizes[]) => ({
  files: rows.reduce((sum, { files }) => sum + files, 0),
  bytes: String(rows.reduce((sum, { bytes }) => sum + bytes, 0)),
})
