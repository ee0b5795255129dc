import { runWithData } from './backup.js'

/** Loads a backup into an empty data folder or database. @param {string[]} args */
export const restore = (args) => runWithData('restore.ts', args)
