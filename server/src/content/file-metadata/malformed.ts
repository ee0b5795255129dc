/** The structure of a file isn't what its format says. */
export class Malformed extends Error {}

export function requireThat(condition: boolean): asserts condition {
  if (!condition) throw new Malformed()
}
