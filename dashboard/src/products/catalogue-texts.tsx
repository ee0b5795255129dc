import { Outlet, useRouteLoaderData } from 'react-router'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { loader } from '../root.tsx'
import { catalogueTextsOf } from '../texts/catalogue-texts.ts'

/** Loads the texts of the catalogue's pages, which other pages don't need. */
export default function CatalogueTexts() {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  return (
    <TextsContext value={catalogueTextsOf(language)}>
      <Outlet />
    </TextsContext>
  )
}
