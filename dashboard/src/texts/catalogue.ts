import { richText } from '../data/item/rich/rich-text-texts.ts'
import { productEditor } from '../products/editor/editor-texts.ts'

/** Texts that only the pages of the catalogue need. */
export const catalogue = { productEditor, richText }
