import { Outlet } from 'react-router'
import { stock } from '../texts/stock.ts'
import { textsWith } from '../texts/texts-with.ts'
import { WithTexts } from '../texts/with-texts.tsx'

const textsOf = textsWith(stock)

/** Loads the texts of the pages for stock, which other pages don't need. */
export default function StockTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
