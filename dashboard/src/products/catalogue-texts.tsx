import { Outlet } from 'react-router'
import { catalogue } from '../texts/catalogue.ts'
import { textsWith } from '../texts/texts-with.ts'
import { WithTexts } from '../texts/with-texts.tsx'

const textsOf = textsWith(catalogue)

/** Loads the texts of the catalogue's pages, which other pages don't need. */
export default function CatalogueTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
