import type { JobKind } from '../../kernel/queue.ts'
import type { FileJob } from '../file-processing/public.ts'

export const importFileKind: JobKind<FileJob> = { name: 'import-file', key: ({ id }) => id, hasQueuePerSite: true }
