import { bulkProducts } from '../products/bulk/bulk-texts.ts'
import { deletedProducts } from '../products/deleted/deleted-texts.ts'
import { productEditor } from '../products/editor/editor-texts.ts'
import { productHistory } from '../products/history/history-texts.ts'
import { productLinks } from '../products/product-links-texts.ts'
import { productPage } from '../products/product-page-texts.ts'

/** Texts that only the pages of the catalogue need. */
export const catalogue = { productPage, productEditor, productHistory, deletedProducts, bulkProducts, productLinks }
