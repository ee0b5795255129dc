import type { files } from '@stoa/contract'
import { checkedFilesMax, fileUseKinds } from '@stoa/contract/files/file-use'
import type { Handler } from '../../../kernel/handler.ts'
import { fileIdOf } from '../../files/public.ts'
import { countUses, selectCheckedFiles } from '../store.ts'

/** How many used files the response names. */
const namedMax = 100

export const bulkGetFileUses: Handler<typeof files.bulkGetFileUses> = async (context, { fileIds = [], folderIds = [] }) => {
  const all = await selectCheckedFiles(context, { fileIds: fileIds.map(fileIdOf), folderIds })
  const checked = all.slice(0, checkedFilesMax)
  const ids = checked.map(({ id }) => id)
  const counts = await Promise.all(fileUseKinds.map((kind) => countUses(context, kind, ids)))
  const usesOf = new Map<string, number>()
  for (const { id, uses } of counts.flat()) usesOf.set(id, (usesOf.get(id) ?? 0) + uses)
  const used = checked.flatMap(({ id, displayName }) => (usesOf.has(id) ? [{ fileId: id, displayName, uses: usesOf.get(id)! }] : []))
  return {
    usedFiles: used.toSorted((one, other) => other.uses - one.uses).slice(0, namedMax),
    usedTotal: used.length,
    checkedTotal: checked.length,
    isComplete: all.length <= checkedFilesMax,
  }
}
