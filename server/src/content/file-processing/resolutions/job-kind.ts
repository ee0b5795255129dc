import type { JobKind } from '../../../kernel/queue.ts'
import type { FileJob } from '../file-job.ts'

export const makeResolutionsKind: JobKind<FileJob> = { name: 'make-video-resolutions', key: ({ id }) => id, hasQueuePerSite: true }
