import { mediaRoot, trashRoot, visitorUploadsRoot } from '@stoa/contract/files/states'

export type Root = typeof mediaRoot | typeof visitorUploadsRoot

/** The folders that every site has, without rows. */
const names: Readonly<Record<Root | typeof trashRoot, string>> = {
  [mediaRoot]: 'Site files',
  [visitorUploadsRoot]: 'Visitor uploads',
  [trashRoot]: 'Trash',
}

/** Whether files and folders can be in it. */
export const isRoot = (id: string): id is Root => id === mediaRoot || id === visitorUploadsRoot

export const rootName = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id as Root] : undefined)
