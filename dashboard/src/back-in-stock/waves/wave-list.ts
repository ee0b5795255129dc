import { listFor } from '../../kit/list/list.ts'

/** Waves, the newest first. */
export const waveList = listFor(({ dashboard }) => dashboard.backInStockWaves)({ offsetMax: 10_000, isBare: true })
