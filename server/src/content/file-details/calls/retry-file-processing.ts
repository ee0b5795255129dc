import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { importFileKind } from '../../file-imports/public.ts'
import { lacksFfmpeg, processFileKind } from '../../file-processing/public.ts'
import { findFfmpeg } from '../../file-programs/public.ts'
import { lockExistingFile, recordFile, requireExistingFile, saveFile, wireFile } from '../../files/public.ts'

export const retryFileProcessing: Handler<typeof files.retryFileProcessing> = async (context, { fileId }) => {
  const { siteId, db, services } = context
  // The program is looked for before the file is locked.
  const hasFfmpeg = lacksFfmpeg(await requireExistingFile(context, fileId)) && (await findFfmpeg(services.settings)) !== undefined
  const file = await lockExistingFile(context, fileId)
  if (file.operationStatus === 'PENDING') return { file: wireFile(context, file) }
  if (lacksFfmpeg(file)) {
    if (!hasFfmpeg) return refuse('FFMPEG_MISSING')
    await services.queue.add(db, processFileKind, { siteId, id: file.id })
    return { file: wireFile(context, file) }
  }
  // An import that failed has no content yet, and its URL.
  const kind = file.contentKey === null ? importFileKind : processFileKind
  if (file.operationStatus !== 'FAILED' || (kind === importFileKind && file.sourceUrl === null)) return refuse('FILE_NOT_FAILED')
  const { failure: _passed, ...doc } = file.doc
  const saved = await saveFile(context, file, { operationStatus: 'PENDING', doc })
  recordFile(context, 'updated', saved)
  await services.queue.add(db, kind, { siteId, id: file.id })
  return { file: wireFile(context, saved) }
}
