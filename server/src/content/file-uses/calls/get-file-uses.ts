import type { files } from '@stoa/contract'
import { type FileUseKind, fileUseKinds } from '@stoa/contract/files/file-use'
import type { Context } from '../../../kernel/context.ts'
import type { Handler } from '../../../kernel/handler.ts'
import { hasPermission } from '../../../kernel/identity.ts'
import { requireFile } from '../../files/public.ts'
import { useKinds } from '../kinds.ts'
import { countUses, selectUses, type StoredUse } from '../store.ts'

export const getFileUses: Handler<typeof files.getFileUses> = async (context, { fileId, limit = 20 }) => {
  const file = await requireFile(context, fileId)
  const groups = await Promise.all(
    fileUseKinds.map(async (kind) => {
      if (!hasPermission(context.identity, useKinds[kind].permission))
        return { kind, total: await countOf(context, kind, file.id), uses: [] }
      const uses = await selectUses(context, kind, { fileId: file.id, limit })
      return { kind, total: uses[0]?.total ?? 0, uses: uses.map(presentUse) }
    }),
  )
  return { groups: groups.filter(({ total }) => total > 0) }
}

async function countOf(context: Context, kind: FileUseKind, fileId: string): Promise<number> {
  const [counted] = await countUses(context, kind, [fileId])
  return counted?.uses ?? 0
}

const presentUse = ({ id, name, fields, collectionId, inSandbox, inTrash }: StoredUse) => ({
  id,
  name: name || id,
  fields,
  ...(collectionId !== null && { collectionId }),
  ...(inSandbox && { environment: 'SANDBOX' as const }),
  inTrash,
})
