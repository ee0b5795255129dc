import { listFor } from '../../kit/list/list.ts'

/** Items with requests, by how many wait. */
export const demandList = listFor(({ dashboard }) => dashboard.backInStockDemand)({
  sizes: [50, 25, 100],
  offsetMax: 10_000,
  isBare: true,
})
