import type { JobKind } from '../../kernel/queue.ts'
import type { FileJob } from './file-job.ts'

export const processFileKind: JobKind<FileJob> = { name: 'process-file', key: ({ id }) => id, hasQueuePerSite: true }
