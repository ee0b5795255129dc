import type { files } from '@stoa/contract'
import type { ResponseOf } from '@stoa/contract/call'
import type { Handler } from '../../../kernel/handler.ts'
import { contentDateOf, type FileVersion, requireFile, selectVersionsOf } from '../../files/public.ts'

export const listFileVersions: Handler<typeof files.listFileVersions> = async (context, { fileId }) => {
  const file = await requireFile(context, fileId)
  const earlier = await selectVersionsOf(context, [file.id])
  const current = present({ ...file, createdDate: contentDateOf(file) }, true)
  return { versions: [current, ...earlier.map((version) => present(version, false))] }
}

type WireVersion = ResponseOf<typeof files.listFileVersions>['versions'][number]

function present(content: Omit<FileVersion, 'fileId' | 'contentKey'>, isCurrent: boolean): WireVersion {
  const { version, createdDate, mimeType, sizeBytes, hash, width, height } = content
  return {
    version,
    isCurrent,
    createdDate: createdDate.toISOString(),
    mimeType,
    ...(sizeBytes !== null && { sizeInBytes: String(sizeBytes) }),
    ...(hash !== null && { hash }),
    ...(width !== null && { width }),
    ...(height !== null && { height }),
  }
}
