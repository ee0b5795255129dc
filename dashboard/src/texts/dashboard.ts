import { dataDesk } from './data-desk.ts'
import { desk } from './desk.ts'

/** All that the owner's desk says. A module for each part: a browser loads those whose pages it opens. */
export const dashboard = { ...desk, ...dataDesk }
