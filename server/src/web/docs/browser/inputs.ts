/** How a value is entered. A switch has no value, true or false. */
export type InputKind = 'text' | 'number' | 'switch' | 'choice' | 'object' | 'json'

/** The input of a field, or of each entry of a list. */
export interface Input {
  name: string
  kind: InputKind
  isList?: true
  isRequired?: true
  isNullable?: true
  /** Of a choice. */
  values?: readonly string[]
  /** Bounds and format. */
  hint?: string
  description?: string
  /** Of an object. */
  fields?: readonly Input[]
}

export type Path = readonly (string | number)[]

export type Message = Record<string, unknown>
