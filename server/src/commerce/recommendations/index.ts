import type { recommendations as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { getRecommendation } from './calls/get-recommendation.ts'
import { listAvailableAlgorithms } from './calls/list-available-algorithms.ts'

export const recommendations: Handlers<typeof contract> = { listAvailableAlgorithms, getRecommendation }

export { computeSales, updateSales } from './sales/job.ts'
export { computeSalesOf } from './sales/compute.ts'
