export { csvLine, defused, readCell, writeCell } from './cell.ts'
export type { Format } from './import.ts'
export type {
  FileRow,
  ImportBatch,
  ImportChange,
  ImportedBatch,
  ImportedThing,
  ImportProblem,
  ProductImports,
} from './into/product-imports.ts'
export { otherFieldsColumn, plain } from './suggest.ts'
