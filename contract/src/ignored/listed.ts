/** Fields without effect for one reason. A name stands for the field in all calls that share its shape, with all fields within it; `*` is every call of an
 *  area. */
export interface IgnoredFields {
  why: string
  /** The call is refused because of the fields of its request; otherwise they are ignored. */
  refused?: true
  /** Accepted. */
  request?: readonly string[]
  /** Never filled. */
  response?: readonly string[]
}

export const withAll = (object: string, ...fields: readonly string[]): string[] => fields.map((field) => `${object}.${field}`)
