import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Handler } from '../../../kernel/handler.ts'
import { toWireIdentity } from '../../../kernel/identity.ts'
import { fileIdOf, findFile, notFound, selectVersionsOf } from '../../files/public.ts'
import { versionOf } from '../version-of.ts'

export const listFileVersions: Handler<typeof files.listFileVersions> = async (context, { fileId }) => {
  const file = (await findFile(context, fileIdOf(fileId))) ?? notFound(fileId)
  const earlier = await selectVersionsOf(context, [file.id])
  const current = present(versionOf(file), true)
  return { versions: [current, ...earlier.map((version) => present(version, false))] }
}

type WireVersion = ResponseOf<typeof files.listFileVersions>['versions'][number]

function present(content: ReturnType<typeof versionOf>, isCurrent: boolean): WireVersion {
  const { version, createdDate, mimeType, sizeBytes, hash, width, height, actorKind, actorId } = content
  return {
    version,
    isCurrent,
    createdDate: createdDate.toISOString(),
    ...(actorKind !== null && actorId !== null && { identity: toWireIdentity({ kind: actorKind, id: actorId }) }),
    mimeType,
    ...(sizeBytes !== null && { sizeInBytes: String(sizeBytes) }),
    ...(hash !== null && { hash }),
    ...(width !== null && { width }),
    ...(height !== null && { height }),
  }
}
