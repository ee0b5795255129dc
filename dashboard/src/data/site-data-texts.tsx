import { Outlet, useRouteLoaderData } from 'react-router'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { loader } from '../root.tsx'
import { siteDataTextsOf } from '../texts/site-data-texts.ts'

/** Around every page of site data: they say more than the others, and bring their words along. */
export default function SiteDataTexts() {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  return (
    <TextsContext value={siteDataTextsOf(language)}>
      <Outlet />
    </TextsContext>
  )
}
