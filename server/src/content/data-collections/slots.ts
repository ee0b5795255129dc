import { indexedValueBytesMax, valueBesideBytesMax, type indexedFieldsMax } from '@stoa/contract/data-collections/data-index'

/** Columns of the items' table that indexes of owners use. Each has an index of its own; those of the second kind are also combined in others. */
export const alone = ['k1', 'k2', 'k3', 'k4'] as const satisfies { length: typeof indexedFieldsMax }
export const beside = ['s1', 's2', 's3', 's4'] as const
export const slots = [...alone, ...beside] as const
export type Slot = (typeof slots)[number]

/** Maximum size in bytes of a value in a column's indexes, whatever it is combined with. */
export const slotBytesMax = (slot: Slot): number =>
  (beside as readonly Slot[]).includes(slot) ? valueBesideBytesMax : indexedValueBytesMax
