import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { core } from './core.ts'
import type { Texts } from './texts.ts'

/** What an owner's browser loads of the catalogue with any page of the desk. The words of site data come with its pages (data-desk-texts.ts), the shop's not at all. */
const en = { shared, problems, dashboard: core } as Texts

/** The desk's words in a language, such as `en` or `en-GB`; English where there is none yet. */
export const coreTextsOf = textsIn({ en })
