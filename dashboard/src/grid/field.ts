/** How values of a field are displayed, typed, pasted and queried. */
export type Kind =
  | 'text'
  | 'long'
  | 'number'
  | 'boolean'
  | 'day'
  | 'instant'
  | 'time'
  | 'url'
  | 'email'
  | 'tags'
  | 'reference'
  | 'references'
  | 'json'
  | 'status'

/** A field of the rows of a grid. */
export interface GridField {
  key: string
  label: string
  kind: Kind
  /** For JSON: any value, with plain text read as such, or a list; an object otherwise. */
  shape?: 'any' | 'list' | undefined
  isReadOnly: boolean
  isRequired: boolean
  isSortable: boolean
  /** In pixels, if not that of its kind. */
  width?: number | undefined
  /** Not a column until it is chosen as one. */
  isHidden: boolean
  description: string
  /** The collection that its references point to. */
  refersTo?: string | undefined
  /** For numbers. */
  min?: number | undefined
  max?: number | undefined
  /** For numbers that always have as many decimals, such as amounts; undefined for any. */
  decimals?: number | undefined
  /** For texts, in characters; for lists, in entries. */
  sizeMin?: number | undefined
  sizeMax?: number | undefined
}
