import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { wireFile } from '../../files/public.ts'
import { requestImport } from '../request.ts'

export const bulkImportFiles: Handler<typeof files.bulkImportFiles> = async (context, { importFileRequests }) => {
  const imported = []
  for (const [index, request] of importFileRequests.entries())
    imported.push(wireFile(context, await requestImport(context, request, `importFileRequests[${index}].`)))
  return { files: imported }
}
