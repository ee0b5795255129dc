import type { JobKind } from '../../../kernel/queue.ts'
import type { FileJob } from '../own-site.ts'

export const makeLadderKind: JobKind<FileJob> = { name: 'make-video-resolutions', key: ({ id }) => id }
