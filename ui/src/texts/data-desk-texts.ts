import { dashboard } from './en/dashboard.ts'
import { problems } from './en/problems.ts'
import { shared } from './en/shared.ts'
import { textsIn } from './texts-in.ts'
import type { Texts } from './texts.ts'

const en = { shared, problems, dashboard } as Texts

/** The desk's words with those of site data. */
export const dataDeskTextsOf = textsIn({ en })
