import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { catalogue } from './catalogue.ts'
import { core } from './core.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, dashboard: { ...core, ...catalogue } } as Texts

/** The dashboard's texts including those for the catalogue, for a language tag. */
export const catalogueTextsOf = textsIn({ en })
