import { contract } from '@stoa/contract'
import { allFields, areaOf, type Field } from '@stoa/contract/fields'
import { withoutEffect } from '@stoa/contract/without-effect'
import type { FieldUse } from '../support/recorded-fields.ts'

interface Listed extends Field {
  why: string
}

/** Areas whose responses show what a request to another area stored. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  authentication: ['members', 'memberPhotos'],
  carts: ['checkouts'],
  members: ['memberPhotos'],
}

/** Fields of the contract that a whole run neither used nor filled and that aren't listed with a reason, and reasons that aren't needed any more, a line each.
 *  A field that the server only copies has an effect if a response of its area contains a field of its name (decision 0071). */
export function linesAboutFields(
  uses: ReadonlyMap<string, ReadonlySet<FieldUse>>,
  { fields = allFields(contract), listed = withoutEffect(contract) }: { fields?: readonly Field[]; listed?: readonly Listed[] } = {},
): string[] {
  const shown = new Set(
    [...uses].flatMap(([key, how]) => (how.has('filled') || how.has('shown') ? [copyOf(key.slice(key.indexOf(' ') + 1))] : [])),
  )
  const isShown = (name: string): boolean => [areaOf(name), ...(shownBy[areaOf(name)] ?? [])].some((area) => shown.has(copyOf(name, area)))
  const hasEffect = ({ direction, name }: Field): boolean => {
    const how = uses.get(`${direction} ${name}`)
    return how !== undefined && (how.has('read') || how.has('filled') || isShown(name))
  }
  const isListed = (field: Field): boolean => listed.some((one) => one.direction === field.direction && covers(one.name, field.name))
  const unused = fields.filter((field) => !hasEffect(field) && !isListed(field))
  return [
    ...unused.map(({ direction, name }) => `${direction} ${name}: no test sees an effect of it`),
    ...new Set(listed.filter(hasEffect).map(({ direction, name }) => `${direction} ${name}: listed as without effect, but it has one`)),
  ]
}

/** What a field and its copy in a response have in common. */
const copyOf = (name: string, area = areaOf(name)): string => `${area} ${name.slice(name.lastIndexOf('.') + 1)}`

/** A listed name covers the field and everything within it. */
const covers = (listed: string, name: string): boolean => name === listed || name.startsWith(`${listed}.`) || name.startsWith(`${listed}[]`)
