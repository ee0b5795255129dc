import type { Static } from 'typebox'
import type { DescriptionLine } from '@stoa/contract/item'

interface Text {
  original?: string
  translated?: string | null
}

/** A text in the buyer's language. Without a translation it is the original, so that readers need only this form. */
export const presentText = <Of extends Text>(text: Of): Of => ({ ...text, translated: text.translated ?? text.original })

type Line = Static<typeof DescriptionLine>

export const presentDescriptionLines = (lines: readonly Line[]): Line[] =>
  lines.map(({ name, plainText, colorInfo, ...line }) => ({
    ...line,
    ...(name && { name: presentText(name) }),
    ...(plainText && { plainText: presentText(plainText) }),
    ...(colorInfo && { colorInfo: presentText(colorInfo) }),
  }))
