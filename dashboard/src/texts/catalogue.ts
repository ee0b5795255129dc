import { bulkProducts } from '../products/bulk/bulk-texts.ts'
import { deletedProducts } from '../products/deleted/deleted-texts.ts'
import { productEditor } from '../products/editor/editor-texts.ts'
import { productHistory } from '../products/history/history-texts.ts'

/** Texts that only the pages of the catalogue need. */
export const catalogue = { productEditor, productHistory, deletedProducts, bulkProducts }
