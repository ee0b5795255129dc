import type { Texts } from '../texts/texts.ts'

/** A role's name: in the reader's language for built-in roles, as entered for others, and a placeholder for deleted ones. */
export const roleName = ({ builtIn, unknown }: Texts['dashboard']['roles'], id: string, name?: string): string =>
  builtIn[id] ?? name ?? unknown
