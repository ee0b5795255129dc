import type { NamedJob } from '../../../jobs/public.ts'
import type { JobKind } from '../../../kernel/queue.ts'

export const waveJobKind: JobKind<NamedJob> = { name: 'back-in-stock-wave', key: ({ id }) => id }
