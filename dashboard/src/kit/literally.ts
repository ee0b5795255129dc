/** A pattern of an input that only this text fits. */
export const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/&~`!@#%,:;<=>-]/g, '\\$&')
