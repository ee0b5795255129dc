import type { JobKind } from '../../kernel/queue.ts'
import type { NamedJob } from './store.ts'

export const dataJobKind: JobKind<NamedJob> = { name: 'data-job', key: ({ id }) => id }
