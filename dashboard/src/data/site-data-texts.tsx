import { Outlet } from 'react-router'
import { WithSiteDataTexts } from '../texts/with-site-data-texts.tsx'

/** Loads the texts of all pages for site data and media, which other pages don't need. */
export default function SiteDataTexts() {
  return (
    <WithSiteDataTexts>
      <Outlet />
    </WithSiteDataTexts>
  )
}
