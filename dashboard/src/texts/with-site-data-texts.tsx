import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { loader } from '../root.tsx'
import { siteDataTextsOf } from './site-data-texts.ts'

/** Gives a part of a page the texts for site data and media, which the page around it may not have loaded. */
export function WithSiteDataTexts({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  return <TextsContext value={siteDataTextsOf(language)}>{children}</TextsContext>
}
