import { mediaRoot, trashRoot, visitorUploadsRoot } from '@stoa/contract/files/states'
import type { Root } from '../files/public.ts'

/** The folders that every site has, without rows. */
const names: Readonly<Record<Root | typeof trashRoot, string>> = {
  [mediaRoot]: 'Site files',
  [visitorUploadsRoot]: 'Visitor uploads',
  [trashRoot]: 'Trash',
}

export const rootName = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id as Root] : undefined)
