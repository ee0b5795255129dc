import { Type, type TSchema } from 'typebox'
import type { IdentityKind } from './call.ts'

/** Those who act for the shop: they may set what decides what a shopper pays. */
export const shopSide = ['owner', 'app'] as const satisfies readonly IdentityKind[]

/** An optional field that only some identities may send; from anybody else it is FIELD_NOT_ALLOWED. It says nothing about who reads it. */
export const onlyFrom = <S extends TSchema>(kinds: readonly IdentityKind[], schema: S) =>
  Type.Optional(Type.Unsafe<Type.Static<S>>({ ...schema, sentBy: kinds }))
