/** A pattern of an input that only this text fits. */
export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/&~`!@#%,:;<=>-]/g, '\\$&')
