import { problems } from '@stoa/ui/texts/en/problems'
import { shared } from '@stoa/ui/texts/en/shared'
import { textsIn } from '@stoa/ui/texts/texts-in'
import { dashboard } from './dashboard.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, dashboard } as Texts

/** The dashboard's texts including those for site data and media, for a language tag. */
export const siteDataTextsOf = textsIn({ en })
