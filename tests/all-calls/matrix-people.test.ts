import { describeCells } from './matrix-cells.ts'

describeCells('people')
