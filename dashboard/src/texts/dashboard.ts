import { core } from './core.ts'
import { siteData } from './site-data.ts'

/** All that the owner's desk says. A module for each part: a browser loads those whose pages it opens. */
export const dashboard = { ...core, ...siteData }
