import { Outlet, useRouteLoaderData } from 'react-router'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { loader } from '../root.tsx'
import { stockTextsOf } from '../texts/stock-texts.ts'

/** Loads the texts of the pages for stock, which other pages don't need. */
export default function StockTexts() {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  return (
    <TextsContext value={stockTextsOf(language)}>
      <Outlet />
    </TextsContext>
  )
}
