import type { Texts } from '../texts/texts.ts'

/** A role's name: translated for built-in roles, otherwise as entered. A deleted role gets a name that says so. */
export const roleName = ({ builtIn, unknown }: Texts['dashboard']['roles'], id: string, name?: string): string =>
  builtIn[id] ?? name ?? unknown
