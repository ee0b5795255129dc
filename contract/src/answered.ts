import { Type } from 'typebox'
import { Shape } from './scalars.ts'

type Always<P extends Type.TProperties, K extends keyof P> = Omit<P, K> & { [Key in K]: Type.TUnsafe<Type.Static<P[Key]>> }

/** An entity as it is answered: the named fields always stand. As it is sent, the same fields may be left out, or are dropped. */
export const Answered = <P extends Type.TProperties, const K extends keyof P & string>(sent: Type.TObject<P>, always: readonly K[]) => {
  const properties: Type.TProperties = { ...sent.properties }
  for (const key of always) properties[key] = Type.Unsafe({ ...sent.properties[key] })
  return Shape(properties as Always<P, K>)
}
