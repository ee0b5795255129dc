/** HTML, or rich content in wire format as JSON. */
export type RichFormat = 'html' | 'content'

export interface RichFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The text as it is stored. Unless it is changed, the form sends it exactly like this. */
  defaultValue: string
  isReadOnly?: boolean
  format?: RichFormat
  /** The site's origin: the editor displays pictures from there. */
  origin: string
  /** Maximum length of the text in characters, its markup included: the field counts them, the server refuses a longer one. */
  maxLength?: number | undefined
}
