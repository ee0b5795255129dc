import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import { type File, isUsable } from '../files/public.ts'
import { findServedFile } from './served-file.ts'

/** Refuses a file of which nothing can be served, and says why. While new content is processed, there is the former one. */
export async function requireContent({ services, siteId }: Context, file: File): Promise<void> {
  if (isUsable(file) || (await findServedFile(services, siteId, file.id))) return
  refuse(file.operationStatus === 'FAILED' ? 'FILE_FAILED' : 'FILE_NOT_READY')
}
