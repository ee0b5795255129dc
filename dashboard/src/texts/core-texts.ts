import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { core } from './core.ts'
import type { Texts } from './texts.ts'

/** The texts that every page of the dashboard loads. Texts of site data are loaded with its pages (site-data-texts.ts), the shop's not at all. */
const en = { shared, problems, dashboard: core } as Texts

/** The dashboard's texts in a language such as `en` or `en-GB`. English if there are none. */
export const coreTextsOf = textsIn({ en })
