import { Outlet } from 'react-router'
import { backInStockPages } from '../texts/back-in-stock.ts'
import { textsWith } from '../texts/texts-with.ts'
import { WithTexts } from '../texts/with-texts.tsx'

const textsOf = textsWith(backInStockPages)

/** Loads the texts of the pages for back-in-stock requests, which other pages don't need. */
export default function BackInStockPagesTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
