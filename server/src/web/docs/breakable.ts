import { escapeHtml, trustedHtml, type Html } from '../../http/html.ts'

/** A long name that can only wrap before its capitals and after its dots. */
export const breakable = (name: string): Html => trustedHtml(escapeHtml(name).replaceAll(/(?<=[a-z\]])(?=[A-Z])|(?<=\.)/g, '<wbr>'))
