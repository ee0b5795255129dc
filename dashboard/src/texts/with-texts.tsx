import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { TextsContext } from '@stoa/ui/texts/texts'
import type { loader } from '../root.tsx'
import type { Texts } from './texts.ts'

/** Gives pages their texts in the language of the dashboard. */
export function WithTexts({ textsOf, children }: { textsOf: (language: string) => Texts; children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'en'
  return <TextsContext value={textsOf(language)}>{children}</TextsContext>
}
