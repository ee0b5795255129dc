import type { brands as contract } from '@stoa/contract'
import type { Handlers } from '../../kernel/handler.ts'
import { bulkCreateBrands } from './calls/bulk-create-brands.ts'
import { bulkDeleteBrands } from './calls/bulk-delete-brands.ts'
import { bulkGetOrCreateBrands } from './calls/bulk-get-or-create-brands.ts'
import { bulkUpdateBrands } from './calls/bulk-update-brands.ts'
import { countBrands } from './calls/count-brands.ts'
import { createBrand } from './calls/create-brand.ts'
import { deleteBrand } from './calls/delete-brand.ts'
import { getBrand } from './calls/get-brand.ts'
import { getOrCreateBrand } from './calls/get-or-create-brand.ts'
import { queryBrands } from './calls/query-brands.ts'
import { updateBrand } from './calls/update-brand.ts'

export const brands: Handlers<typeof contract> = {
  createBrand,
  getBrand,
  updateBrand,
  deleteBrand,
  queryBrands,
  countBrands,
  bulkCreateBrands,
  bulkUpdateBrands,
  bulkDeleteBrands,
  getOrCreateBrand,
  bulkGetOrCreateBrands,
}
