import { Outlet } from 'react-router'
import { textsWith } from '../texts/texts-with.ts'
import { WithTexts } from '../texts/with-texts.tsx'
import { locations } from './location-texts.ts'

const textsOf = textsWith({ locations })

/** Loads the texts of the pages for locations, which other pages don't need. */
export default function LocationPagesTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
