import { backInStockDefaults } from '@stoa/contract/back-in-stock/settings'
import type { ShopSettings } from '../../kernel/shop-settings.ts'

/** How a shop treats requests. */
export const rulesOf = ({ backInStock = backInStockDefaults }: Pick<ShopSettings, 'backInStock'>) => backInStock
