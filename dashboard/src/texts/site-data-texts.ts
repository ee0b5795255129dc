import { dashboard } from './dashboard.ts'
import { textsWith } from './texts-with.ts'

/** The dashboard's texts including those for site data and media, for a language tag. */
export const siteDataTextsOf = textsWith(dashboard)
