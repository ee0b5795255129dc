import { backInStockDefaults } from '@stoa/contract/back-in-stock/settings'
import type { ShopSettings } from '../../kernel/shop-settings.ts'

/** How a shop treats back-in-stock requests. */
export const backInStockRulesOf = ({ backInStock = backInStockDefaults }: Pick<ShopSettings, 'backInStock'>) => backInStock
