import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { core } from './core.ts'
import { stock } from './stock.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, dashboard: { ...core, ...stock } } as Texts

/** The dashboard's texts including those for stock, for a language tag. */
export const stockTextsOf = textsIn({ en })
