import { publishingFields } from '@stoa/contract/data-items/publishing'
import type { Data } from '../../grid/window.ts'

const retainedFields: ReadonlySet<string> = new Set(publishingFields)

/** The data from which a deleted item is created again, without what the system sets; a draft stays a draft. */
export const withoutSystemFields = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith('_') || retainedFields.has(name)))
