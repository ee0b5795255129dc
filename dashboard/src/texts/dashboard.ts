import { productSearch } from '../product-search/search-texts.ts'
import { recommendations } from '../recommendations/recommendation-texts.ts'
import { backInStockPages } from './back-in-stock.ts'
import { catalogue } from './catalogue.ts'
import { core } from './core.ts'
import { productFiles } from './product-files.ts'
import { settingsPages } from './settings-pages.ts'
import { sheet } from './sheet.ts'
import { siteData } from './site-data.ts'
import { stock } from './stock.ts'
import { webhookPages } from './webhook-pages.ts'

/** All texts of the dashboard. Each part has its module, so that browsers load only those of the pages they open. */
export const dashboard = {
  ...core,
  ...catalogue,
  ...webhookPages,
  ...siteData,
  ...stock,
  ...backInStockPages,
  ...productFiles,
  ...sheet,
  ...settingsPages,
  productSearch,
  recommendations,
}
