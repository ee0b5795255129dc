import type { Reading } from '../kernel/source-changes.ts'

/** What depends on the clock, such as data items that are published at a set time, appears at most this much late. */
const timedMs = 1_000
/** Everything else is made again when it changes. If ever a change goes unnoticed, it shows at most this much late. */
const untimedMs = 60_000

export const maxAgeMs = ({ isTimed }: Pick<Reading, 'isTimed'>): number => (isTimed ? timedMs : untimedMs)
