import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Settings } from 'typebox/system'
import type { IdentityKind } from '@stoa/contract/call'
import type { Violation } from '@stoa/contract/problems'
import { Invalid } from '../kernel/refuse.ts'
import { normalizeMessage } from './normalize-message.ts'
import { violationsOf } from './violations.ts'

Settings.Set({ maxErrors: 1000 })

/** Turns a message into a request: normalizes it, then reports all violations at once. */
export function parseRequest<Request>(schema: TSchema, message: unknown, kind: IdentityKind | 'anonymous'): Request {
  const { tidied, violations } = normalizeMessage(schema, message, kind)
  const validator = validatorFor(schema)
  if (validator.Check(tidied) && violations.length === 0) return tidied as Request
  const found = [...violations, ...unreportedViolations(violations, violationsOf(validator.Errors(tidied)))]
  throw new Invalid(found.map((violation) => withViolationData(schema, violation)))
}

interface Node extends TSchema {
  type?: string
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  violationData?: Record<string, unknown>
}

/** Adds the field's schema description to each violation. */
function withViolationData(schema: TSchema, violation: Violation): Violation {
  const steps = violation.field.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  const node = steps.reduce<Node | undefined>((at, step) => {
    const known = at?.anyOf?.find(({ type }) => type !== 'null') ?? at
    return /^\d+$/.test(step) && known?.items ? known.items : known?.properties?.[step]
  }, schema as Node)
  return node?.violationData ? { ...violation, data: { ...violation.data, ...node.violationData } } : violation
}

/** The validator only sees the normalized rest of a field that already has a violation. */
function unreportedViolations(said: readonly Violation[], found: readonly Violation[]): Violation[] {
  const fields = new Set(said.map(({ field }) => field))
  return found.filter(({ field }) => !fields.has(field))
}

const validators = new WeakMap<TSchema, Validator>()

/** A schema's validator, compiled on first use. */
export function validatorFor(schema: TSchema): Validator {
  let validator = validators.get(schema)
  if (!validator) validators.set(schema, (validator = Compile(schema)))
  return validator
}
