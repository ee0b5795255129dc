import type { brands as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'

const notBuilt = (): Promise<never> => {
  throw new Error('not built')
}

export const brands: Handlers<typeof contract> = {
  createBrand: notBuilt,
  getBrand: notBuilt,
  updateBrand: notBuilt,
  deleteBrand: notBuilt,
  queryBrands: notBuilt,
  countBrands: notBuilt,
  bulkCreateBrands: notBuilt,
  bulkUpdateBrands: notBuilt,
  bulkDeleteBrands: notBuilt,
  getOrCreateBrand: notBuilt,
  bulkGetOrCreateBrands: notBuilt,
}
