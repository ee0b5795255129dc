import { Outlet, useRouteLoaderData } from 'react-router'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { loader } from '../root.tsx'
import type { Texts } from '../texts/texts.ts'

/** Provides the texts of pages that need more than the shop window's. */
export function TextsProvider({ textsOf }: { textsOf: (language: string) => Texts }) {
  const language = useRouteLoaderData<typeof loader>('root')?.shop.language ?? 'en'
  return (
    <TextsContext value={textsOf(language)}>
      <Outlet />
    </TextsContext>
  )
}
