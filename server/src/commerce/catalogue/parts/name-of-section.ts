import { createHash } from 'node:crypto'

/** The name of a section that is made for a text: its heading, and digits that differ with the text. */
export const nameOfSection = (title: string, description: string): string =>
  `${title || 'Section'} (${createHash('md5').update(`${title}\u001F${description}`).digest('hex').slice(0, 8)})`
