import type { Context } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refuse.ts'
import type { File } from '../files/public.ts'
import { servedContentOf } from './served-file.ts'

/** Refuses a file of which nothing can be served, and says why. While new content is processed, there is the former one. */
export async function requireContent(context: Context, file: File): Promise<void> {
  if (await servedContentOf(context, file)) return
  refuse(file.operationStatus === 'FAILED' ? 'FILE_FAILED' : 'FILE_NOT_READY')
}
