import type { files } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'
import { wireFile } from '../change.ts'
import { requireFile } from '../find-file.ts'

export const getFileDescriptor: Handler<typeof files.getFileDescriptor> = async (context, { fileId }) => ({
  file: wireFile(context, await requireFile(context, fileId)),
})
