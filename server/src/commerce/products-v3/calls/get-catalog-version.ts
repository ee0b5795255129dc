import type { productsV3 } from '@stoa/contract'
import type { Handler } from '../../../kernel/handler.ts'

export const getCatalogVersion: Handler<typeof productsV3.getCatalogVersion> = async ({ site }) => ({
  catalogVersion: site.settings.catalogVersion ?? 'V1_CATALOG',
})
