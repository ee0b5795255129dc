export { csvLine, defused, writeCell } from './cell.ts'
export type { Format } from './import.ts'
export { otherFieldsColumn } from './suggest.ts'
