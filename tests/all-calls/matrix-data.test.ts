import { describeCells } from './matrix-cells.ts'

describeCells('data')
