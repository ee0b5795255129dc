import type { Client } from '@stoa/sdk'
import type { ProductV3 } from '../../../answers.ts'
import { arrangedModifiers } from './modifier-changes.ts'
import { differingFields, type ProductDraft, type ProductField } from './product-draft.ts'

export type PartChanges = Omit<Parameters<Client['productsV3']['updateProduct']>[0]['product'], 'id' | 'revision'>

interface Row {
  /** The fields of the form that it depends on. */
  fields: readonly ProductField[]
  write: (draft: ProductDraft, v3: ProductV3) => PartChanges
}

/** What is written by the catalogue V3, apart from variants. `v3` is the product as it is. */
const rows: readonly Row[] = [
  { fields: ['ribbon', 'ribbons'], write: ({ ribbons }) => ({ additionalRibbons: ribbons.map((name) => ({ name })) }) },
  { fields: ['mainCategory'], write: ({ mainCategory }) => ({ mainCategoryId: mainCategory || null }) },
  {
    fields: ['tags'],
    write: ({ tags }) => ({ tags: { publicTags: { tagIds: tagsIn(tags.public) }, privateTags: { tagIds: tagsIn(tags.private) } } }),
  },
  {
    fields: ['modifiers', 'customTexts', 'options', 'managed'],
    write: (draft, v3) => ({ modifiers: arrangedModifiers(draft, v3).map(({ modifier }) => modifier) }),
  },
]

export interface PartForms {
  draft: ProductDraft
  /** The form as it was before; undefined for a new product. */
  base: ProductDraft | undefined
  /** Of the product as it is, after the calls of V1. */
  present: ProductDraft
}

/** The fields in which a form differs from the product as it is. What the form doesn’t change is left as others may have changed it by now. */
export const partChanges = ({ draft, base, present }: PartForms, v3: ProductV3): PartChanges =>
  Object.assign(
    {},
    ...rows
      .filter(
        ({ fields, write }) => isChanged(fields, draft, base) && JSON.stringify(write(draft, v3)) !== JSON.stringify(write(present, v3)),
      )
      .map(({ write }) => write(draft, v3)),
  ) as PartChanges

/** Whether a form changes one of some fields. */
export function isChanged(fields: readonly ProductField[], draft: ProductDraft, base: ProductDraft | undefined): boolean {
  return !base || differingFields(draft, base).some((name) => fields.includes(name))
}

/** The tags of a text, one on each line, each once. */
export const tagsIn = (text: string): string[] => [...new Set(text.split('\n').map((tag) => tag.trim()))].filter(Boolean)
