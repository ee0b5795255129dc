import type { JobKind } from '../../kernel/queue.ts'
import type { AtWork } from './store.ts'

export const importKind: JobKind<AtWork> = { name: 'data-import', key: ({ id }) => id }
