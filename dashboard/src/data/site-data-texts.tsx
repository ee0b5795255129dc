import { Outlet, useRouteLoaderData } from 'react-router'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { loader } from '../root.tsx'
import { siteDataTextsOf } from '../texts/site-data-texts.ts'

/** Loads the texts of all pages for site data and media, which other pages don't need. */
export default function SiteDataTexts() {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  return (
    <TextsContext value={siteDataTextsOf(language)}>
      <Outlet />
    </TextsContext>
  )
}
