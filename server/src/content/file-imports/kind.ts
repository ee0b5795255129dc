import type { JobKind } from '../../kernel/queue.ts'
import type { PendingFile } from '../files/public.ts'

export const importFileKind: JobKind<PendingFile> = { name: 'import-file', key: ({ id }) => id }
