import { core } from './core.ts'
import { siteData } from './site-data.ts'

/** All texts of the dashboard, in one module per part, which browsers load with its pages. */
export const dashboard = { ...core, ...siteData }
