import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { core } from './core.ts'
import type { Texts } from './texts.ts'

/** The texts that every page has, and those of some pages, for a language tag. */
export const textsWith = (pages: Partial<Texts['dashboard']>): ((language: string) => Texts) =>
  textsIn({ en: { shared, problems, dashboard: { ...core, ...pages } } as Texts })
