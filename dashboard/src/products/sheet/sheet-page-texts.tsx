import { Outlet } from 'react-router'
import { sheet } from '../../texts/sheet.ts'
import { textsWith } from '../../texts/texts-with.ts'
import { WithTexts } from '../../texts/with-texts.tsx'
import { gridOfVariants } from './sheet-texts.ts'

const textsOf = textsWith({ ...sheet, grid: gridOfVariants })

/** Loads the texts of the spreadsheet. What grids of items and of variants share says there what is true of variants. */
export default function SheetPageTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
