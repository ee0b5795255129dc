import type { productsV3 } from '@stoa/contract'
import { allProductsId } from '@stoa/contract/collections/all-products'
import type { Handler } from '../../../kernel/handler.ts'

export const getAllProductsCategory: Handler<typeof productsV3.getAllProductsCategory> = async () => ({
  categoryId: allProductsId,
  treeReference: { appNamespace: '@wix/stores', treeKey: null },
})
