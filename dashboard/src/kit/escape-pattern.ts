/** An input's `pattern` that only this text matches. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/&~`!@#%,:;<=>-]/g, '\\$&')
