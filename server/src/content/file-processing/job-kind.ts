import type { JobKind } from '../../kernel/queue.ts'
import type { PendingFile } from '../files/public.ts'

export const processFileKind: JobKind<PendingFile> = { name: 'process-file', key: ({ id }) => id }
