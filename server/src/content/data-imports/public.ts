export { csvLine, defused, readCell, writeCell } from './cell.ts'
export type { Format } from './import.ts'
export type { FileRow, ImportBatch, ImportChange, ImportedThing, ImportProblem, ProductImports } from './into/product-imports.ts'
export { otherFieldsColumn } from './suggest.ts'
