import type { ProductImports } from '../../content/data-imports/public.ts'
import { countWhole } from './read/groups.ts'
import { joined } from './write/former.ts'
import { importRows } from './write/import-rows.ts'
import { countUndone, undo } from './write/undo.ts'

/** Rows of files become products, as the catalogue’s own calls write them. */
export const productImports: ProductImports = { countWhole, importRows, joined, countUndone, undo }
