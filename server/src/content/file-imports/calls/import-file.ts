import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { wireFile } from '../../files/public.ts'
import { requestImport } from '../request.ts'

export const importFile: Handler<typeof files.importFile> = async (context, request) => ({
  file: wireFile(context, await requestImport(context, request)),
})
