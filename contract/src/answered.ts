import { Type } from 'typebox'
import { Shape } from './scalars.ts'

type Always<P extends Type.TProperties, K extends keyof P> = Omit<P, K> & { [Key in K]: Type.TUnsafe<Type.Static<P[Key]>> }

/** An entity in a response, in which the named fields are always set. In a request the same fields are optional or ignored. */
export const Answered = <P extends Type.TProperties, const K extends keyof P & string>(sent: Type.TObject<P>, always: readonly K[]) => {
  const properties: Type.TProperties = { ...sent.properties }
  for (const key of always) properties[key] = Type.Unsafe({ ...sent.properties[key] })
  return Shape(properties as Always<P, K>)
}
