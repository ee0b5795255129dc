import { escapeHtml, trustedHtml, type Html } from '../../http/html.ts'

/** A long name that may be broken before its capitals and after its points, and nowhere else. */
export const breakable = (name: string): Html => trustedHtml(escapeHtml(name).replaceAll(/(?<=[a-z\]])(?=[A-Z])|(?<=\.)/g, '<wbr>'))
