import type { JobKind } from '../../kernel/queue.ts'
import type { FileJob } from './own-site.ts'

export const processFileKind: JobKind<FileJob> = { name: 'process-file', key: ({ id }) => id }
