import { Type } from 'typebox'
import { Free, maybe, Shape } from './scalars.ts'

/** The longest rich text, in characters of the HTML that it is stored as. */
export const richContentMax = 16_000
/** The most nodes of a rich text, with those within others: HTML never has more of them than characters. */
export const richContentNodesMax = richContentMax
/** How deep nodes may stand within each other: 1 for those at the top. */
export const richContentLevelsMax = 16

/** A rich text as a tree of nodes, such as paragraphs with texts (wire: RichContent). It is stored as HTML, so that every view of it has the same text (decision
 *  0144). Texts can be BOLD, ITALIC, UNDERLINE, STRIKETHROUGH, a LINK, or code (FONT_FAMILY `monospace`); colours, sizes, other fonts, alignment and other
 *  styles aren't stored. What else has no form in HTML is refused with the path of its field. */
export const RichContent = Shape({
  nodes: maybe(
    Type.Array(Free, { maxItems: richContentNodesMax }),
    `Blocks in their order: PARAGRAPH, HEADING, BULLETED_LIST, ORDERED_LIST, BLOCKQUOTE, CODE_BLOCK, DIVIDER and IMAGE. Others are refused. Up to ${richContentNodesMax} nodes, ${richContentLevelsMax} levels deep.`,
  ),
  metadata: maybe(Free, 'Version of the format, and when it was written.'),
  documentStyle: maybe(Free, 'Default styles of the document.'),
})
export type RichContent = Type.Static<typeof RichContent>
