import type { JobKind } from '../../kernel/queue.ts'
import type { CollectionToIndex } from './store.ts'

export const dataIndexKind: JobKind<CollectionToIndex> = { name: 'data-index', key: ({ id }) => id }
