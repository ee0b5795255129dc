import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { core } from './core.ts'
import type { Texts } from './texts.ts'

/** Texts that the browser loads with every page of the dashboard. Those for site data and media come with their pages (site-data-texts.ts); the shop's aren't loaded. */
const en = { shared, problems, dashboard: core } as Texts

/** The dashboard's texts for a language tag such as `en` or `en-GB`; English if there is no translation. */
export const coreTextsOf = textsIn({ en })
