import type { Texts } from '../texts/texts.ts'

/** A role's name: of a built-in one in the reader's language, of one's own as it was given; for one that is no more, that it is. */
export const roleName = ({ builtIn, unknown }: Texts['dashboard']['roles'], id: string, name?: string): string =>
  builtIn[id] ?? name ?? unknown
