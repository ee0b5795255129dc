import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { refuse } from '../../../kernel/refuse.ts'
import { lockTree } from '../../file-usage/public.ts'
import { requireFolder } from '../../folders/public.ts'
import { recordFile, saveFile, wireFile } from '../change.ts'
import { requireDisplayName } from '../display-name.ts'
import { lockExistingFile } from '../find-file.ts'
import type { File } from '../tables.ts'

export const updateFileDescriptor: Handler<typeof files.updateFileDescriptor> = async (context, { file: sent }) => {
  const { displayName, parentFolderId, labels } = sent
  if (displayName === undefined && parentFolderId === undefined && labels === undefined) refuse('FIELD_MASK_IS_EMPTY_OR_MISSING')
  const changes: Partial<File> = {
    ...(displayName !== undefined && { displayName: requireDisplayName(displayName, 'file.displayName') }),
    ...(labels !== undefined && { labels: [...new Set(labels)] }),
  }
  if (parentFolderId !== undefined) {
    // The folder stays where it is until the file is in it.
    await lockTree(context)
    Object.assign(changes, await requireFolder(context, parentFolderId))
  }
  const saved = await saveFile(context, await lockExistingFile(context, sent.id), changes)
  recordFile(context, 'updated', saved)
  return { file: wireFile(context, saved) }
}
