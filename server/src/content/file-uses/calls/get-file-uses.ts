import type { files } from '@stoa/contract'
import { fileUseKinds } from '@stoa/contract/files/file-use'
import type { Handler } from '../../../kernel/handler.ts'
import { hasPermission } from '../../../kernel/identity.ts'
import { fileIdOf, findFile, notFound } from '../../files/public.ts'
import { fieldsNaming } from '../fields-naming.ts'
import { useKinds } from '../kinds.ts'
import { selectUses } from '../store.ts'

export const getFileUses: Handler<typeof files.getFileUses> = async (context, { fileId, limit = 20 }) => {
  const file = (await findFile(context, fileIdOf(fileId))) ?? notFound(fileId)
  const groups = await Promise.all(
    fileUseKinds.map(async (kind) => {
      const { permission, depth } = useKinds[kind]
      const uses = await selectUses(context, kind, { fileId: file.id, limit })
      const visible = hasPermission(context.identity, permission) ? uses : []
      return {
        kind,
        total: uses[0]?.total ?? 0,
        uses: visible.map(({ id, name, doc, collectionId, inSandbox, inTrash }) => ({
          id,
          name: name || id,
          fields: fieldsNaming(doc, file.id, depth),
          ...(collectionId !== null && { collectionId }),
          ...(inSandbox && { environment: 'SANDBOX' as const }),
          inTrash,
        })),
      }
    }),
  )
  return { groups: groups.filter(({ total }) => total > 0) }
}
