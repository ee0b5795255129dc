import type { Input, InputKind } from './browser/inputs.ts'
import { sentenceOfNotes } from './field-texts.ts'
import type { Field } from './fields.ts'
import { alternativesOf, isNullable, nameOf, type Schema } from './schema.ts'

/** The inputs of a form for a request. */
export const inputsOf = (fields: readonly Field[]): Input[] => fields.map(inputOf)

function inputOf({ name, schema, fields, isRequired, values, notes, description }: Field): Input {
  const { kind, isList } = kindOf(schema, fields)
  return {
    name,
    kind,
    ...(isList && { isList }),
    ...(isRequired && { isRequired }),
    ...(isNullable(schema) && { isNullable: true }),
    ...(kind === 'choice' && { values: [...values] }),
    ...(notes.length > 0 && kind !== 'choice' && { hint: sentenceOfNotes(notes) }),
    ...(description !== undefined && { description }),
    ...(kind === 'object' && { fields: inputsOf(fields) }),
  }
}

const kinds: Readonly<Record<string, InputKind>> = { string: 'text', integer: 'number', number: 'number', boolean: 'switch' }

/** Values that no form can show, such as those with keys of the caller's own, are JSON. */
function kindOf(schema: Schema, fields: readonly Field[]): { kind: InputKind; isList?: true } {
  const [node, ...others] = alternativesOf(schema)
  if (!node || node.patternProperties) return { kind: 'json' }
  if (node.items) {
    const entry = kindOf(node.items, fields)
    return others.length > 0 || entry.isList || entry.kind === 'json' ? { kind: 'json' } : { kind: entry.kind, isList: true }
  }
  if (fields.length > 0 && (node.properties ?? nameOf(node))) return { kind: 'object' }
  if (node.enum) return { kind: 'choice' }
  const kind = kinds[node.type ?? ''] ?? 'json'
  return { kind: others.every(({ type }) => kinds[type ?? ''] === kind) ? kind : 'json' }
}
