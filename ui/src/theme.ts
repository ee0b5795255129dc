/** Light or dark; `system` follows the reader's device. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)
