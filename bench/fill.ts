/** A text with values in place of their names, as in `{checkoutId}`. `"{-n}"` is the negative number. */
export const fill = (text: string, valueOf: (name: string) => string | undefined): string =>
  text
    .replace(/"\{-(\w+)\}"/g, (_, name: string) => `-${valueOf(name) ?? 1}`)
    .replace(/\{(\w+)\}/g, (whole, name: string) => valueOf(name) ?? whole)
