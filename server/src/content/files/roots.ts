import { mediaRoot, visitorUploadsRoot } from '@stoa/contract/files/states'

export type Root = typeof mediaRoot | typeof visitorUploadsRoot

/** Whether files and folders can be in it. The trash is a root, too, but only for reading. */
export const isRoot = (id: string): id is Root => id === mediaRoot || id === visitorUploadsRoot
