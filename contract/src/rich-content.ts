import { Type } from 'typebox'
import { Free, maybe, Shape } from './scalars.ts'

/** The longest rich text, in characters of the HTML that it is stored as. */
export const richContentMax = 16_000

/** A rich text as a tree of nodes, such as paragraphs with texts (wire: RichContent). It is stored as HTML, so that every view of it has the same text. */
export const RichContent = Shape({
  nodes: maybe(
    Type.Array(Free, { maxItems: 1000 }),
    'Blocks of the text in their order: PARAGRAPH, HEADING, BULLETED_LIST, ORDERED_LIST, BLOCKQUOTE, CODE_BLOCK, DIVIDER and IMAGE. Blocks of other types are refused.',
  ),
  metadata: maybe(Free, 'Version of the format, and when it was written.'),
  documentStyle: maybe(Free, 'Default styles of the document.'),
})
