import type { TagOf } from '@stoa/html/allow-list'

/** Formatting of a text, from the outside to the inside. */
export interface Mark {
  type: MarkType
  /** The target of a link. */
  url?: string
}

/** The font by which code within a text is known: the format has no decoration of its own for it. */
const codeFont = 'monospace'

/** Decorations that have a form in HTML: their element, the field of their data, and its value. */
export const markTypes = {
  BOLD: { tag: 'strong', data: 'fontWeightValue', value: 700 },
  ITALIC: { tag: 'em', data: 'italicData', value: true },
  UNDERLINE: { tag: 'u', data: 'underlineData', value: true },
  STRIKETHROUGH: { tag: 's', data: 'strikethroughData', value: true },
  FONT_FAMILY: { tag: 'code', data: 'fontFamilyData', value: { value: codeFont } },
  LINK: { tag: 'a', data: 'linkData', value: undefined },
} as const satisfies Readonly<Record<string, { tag: TagOf<'stored'>; data: string; value: unknown }>>

export type MarkType = keyof typeof markTypes

/** The elements of formatting. Pages and the editor treat those with the same decoration alike. */
const markOfTag: Readonly<Partial<Record<string, MarkType>>> = {
  strong: 'BOLD',
  b: 'BOLD',
  em: 'ITALIC',
  i: 'ITALIC',
  u: 'UNDERLINE',
  s: 'STRIKETHROUGH',
  strike: 'STRIKETHROUGH',
  del: 'STRIKETHROUGH',
  code: 'FONT_FAMILY',
  a: 'LINK',
}

export const markTypeOf = (tag: string): MarkType | undefined => markOfTag[tag]

/** A decoration that doesn't repeat one around it, added to those. A link without a target formats nothing. */
export const withMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.some(({ type }) => type === mark.type) || (mark.type === 'LINK' && mark.url === undefined) ? marks : [...marks, mark]

/** All of a code block is code. */
export const withoutCode = (marks: readonly Mark[]): readonly Mark[] => marks.filter(({ type }) => type !== 'FONT_FAMILY')

export const isSameMark = (one: Mark | undefined, other: Mark | undefined): boolean => one?.type === other?.type && one?.url === other?.url

export const haveSameMarks = (some: readonly Mark[], others: readonly Mark[]): boolean =>
  some.length === others.length && some.every((mark, at) => isSameMark(mark, others[at]))

export function decorationOf({ type, url }: Mark): Record<string, unknown> {
  const { data, value } = markTypes[type]
  return { type, [data]: value ?? { link: { url } } }
}

/** Decorations that are left out: they only change how a text looks, and the HTML that is stored has no styles (decision 0140). */
export const ignoredDecorations: Readonly<Record<string, string>> = {
  COLOR: 'colours come from the theme of the site',
  FONT_SIZE: 'sizes come from the theme of the site',
  SKETCH: 'a line drawn around the text',
}

/** Whether a decoration has its effect: each can be sent switched off, and only one font has a meaning. */
export const isEffective: Readonly<Record<MarkType, (data: unknown) => boolean>> = {
  BOLD: (weight) => typeof weight !== 'number' || weight >= 600,
  ITALIC: (isOn) => isOn !== false,
  UNDERLINE: (isOn) => isOn !== false,
  STRIKETHROUGH: (isOn) => isOn !== false,
  FONT_FAMILY: (font) =>
    String((font as { value?: unknown } | null | undefined)?.value ?? '')
      .toLowerCase()
      .includes(codeFont),
  LINK: () => true,
}
