import { allFields, type Field, type FieldUse } from '../support/recorded-fields.ts'
import { withoutEffect, type Ignored } from './without-effect.ts'

interface Listed {
  fields?: readonly Field[]
  ignored?: readonly Ignored[]
}

/** Fields of the contract that a whole run neither used nor filled and that aren't listed with a reason, and reasons that aren't needed any more, a line each.
 *  A field that the server only copies has an effect if a response contains a field of its name. */
export function linesAboutFields(
  uses: ReadonlyMap<string, ReadonlySet<FieldUse>>,
  { fields = allFields(), ignored = withoutEffect }: Listed = {},
): string[] {
  const filled = new Set([...uses].filter(([, how]) => how.has('filled')).map(([name]) => lastOf(name)))
  const hasEffect = ({ direction, name }: Field): boolean => {
    const how = uses.get(`${direction} ${name}`)
    return how !== undefined && (how.has('read') || how.has('filled') || filled.has(lastOf(name)))
  }
  const isListed = ({ direction, name }: Field) => ignored.some((one) => one.direction === direction && covers(one.name, name))
  const unused = fields.filter((field) => !hasEffect(field))
  return [
    ...unused.filter((field) => !isListed(field)).map(({ direction, name }) => `${direction} ${name}: no test sees an effect of it`),
    ...ignored
      .filter((one) => !unused.some(({ direction, name }) => one.direction === direction && covers(one.name, name)))
      .map(({ direction, name }) => `${direction} ${name}: listed as without effect, but it has one`),
  ]
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** A listed name covers the field and everything within it. */
const covers = (listed: string, name: string): boolean => name === listed || name.startsWith(`${listed}.`) || name.startsWith(`${listed}[]`)
