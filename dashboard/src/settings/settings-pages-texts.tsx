import { Outlet } from 'react-router'
import { settingsPages } from '../texts/settings-pages.ts'
import { textsWith } from '../texts/texts-with.ts'
import { WithTexts } from '../texts/with-texts.tsx'

const textsOf = textsWith(settingsPages)

/** Loads the texts of the pages below settings, which other pages don't need. */
export default function SettingsPagesTexts() {
  return (
    <WithTexts textsOf={textsOf}>
      <Outlet />
    </WithTexts>
  )
}
