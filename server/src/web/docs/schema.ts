/** JSON Schema as in the OpenAPI document: shapes that occur in several places are references. */
export interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  description?: string
  readOnly?: boolean
  deprecated?: boolean
  'x-sent-by'?: string[]
  'x-without-effect'?: string
  [keyword: string]: unknown
}

/** The entity that a reference names. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** The alternatives of a schema besides null; most have one. */
export const alternativesOf = (node: Schema): readonly Schema[] => node.anyOf?.filter(({ type }) => type !== 'null') ?? [node]

export const isNullable = ({ anyOf }: Schema): boolean => anyOf?.some(({ type }) => type === 'null') ?? false
