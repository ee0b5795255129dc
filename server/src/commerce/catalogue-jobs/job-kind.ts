import type { JobKind } from '../../kernel/queue.ts'
import type { NamedJob } from './store.ts'

export const productsJobKind: JobKind<NamedJob> = { name: 'products-job', key: ({ id }) => id }
