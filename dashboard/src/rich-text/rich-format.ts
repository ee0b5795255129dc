/** HTML, or rich content in wire format as JSON. */
export type RichFormat = 'html' | 'content'
