import { Type, type TSchema } from 'typebox'
import type { IdentityKind } from './call.ts'

/** Callers acting for the shop, who can set values that affect what a shopper pays. */
export const shopSide = ['owner', 'app'] as const satisfies readonly IdentityKind[]

/** An optional field that only some identities can send. From any other caller it is rejected with FIELD_NOT_ALLOWED. Reading isn't affected. */
export const onlyFrom = <S extends TSchema>(kinds: readonly IdentityKind[], schema: S, description?: string) =>
  Type.Optional(Type.Unsafe<Type.Static<S>>({ ...schema, sentBy: kinds, ...(description === undefined ? {} : { description }) }))
