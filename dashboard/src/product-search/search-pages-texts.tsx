import { Outlet } from 'react-router'
import { textsWith } from '../texts/texts-with.ts'
import { WithTexts } from '../texts/with-texts.tsx'
import { productSearch } from './search-texts.ts'

const textsOf = textsWith({ productSearch })

/** Loads the texts of the pages for the search, which other pages don't need. */
export default function SearchPagesTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
