import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Client } from '@stoa/sdk'
import { problemsOf } from '@stoa/ui/form-problems'
import { isRefusedWith } from '@stoa/ui/refusal'
import { textOf } from '@stoa/ui/refused-form'
import { paths } from '../../paths.ts'
import { listEditOf, withListEdit } from '../../settings/list-edits.ts'
import type { SectionProblems } from '../../settings/section-problems.ts'
import { productProblems } from './draft/checks.ts'
import { withPartsOf } from './draft/fixed-parts.ts'
import {
  newProductDraft,
  productDraftIn,
  productShape,
  typedProduct,
  withKeys,
  withoutBlankRows,
  type ProductDraft,
  type ProductField,
} from './draft/product-draft.ts'
import { rebased } from './draft/rebase.ts'
import { loadProduct } from './load-editor.server.ts'
import { writeProduct } from './write-product.server.ts'

/** The form of a product that is shown again without having been saved, or saved only in part. */
export interface ProductAnswer {
  draft: ProductDraft
  /** The product as the server has it; undefined if it has none yet. */
  saved?: { id: string; draft: ProductDraft }
  problems?: SectionProblems
  /** What others changed since the form was opened: the form has it now. */
  changed?: { theirs: ProductField[]; both: ProductField[] }
}

/** Handles the form of a product, a new one if it has no ID. Only what changed is sent. */
export async function saveProduct(client: Client, id: string | undefined, form: FormData) {
  const productId = id ?? (textOf(form, 'id') || undefined)
  const base = productId === undefined ? undefined : productDraftIn(textOf(form, 'base'))
  const typed = typedProduct(form)
  const opened = productId !== undefined && base && { saved: { id: productId, draft: base } }
  const edit = listEditOf(textOf(form, 'intent'))
  if (edit)
    return data({
      ...opened,
      draft: withKeys(withListEdit(typed, edit, productShape), randomUUID),
    } satisfies ProductAnswer as ProductAnswer)
  const stocked = form.has('stockFixed') ? withStockOf(typed, base ?? newProductDraft) : typed
  const draft = withoutBlankRows(form.has('partsFixed') ? withPartsOf(stocked, base ?? newProductDraft) : stocked)
  const fields = productProblems(draft)
  if (Object.keys(fields).length > 0)
    return refused({ ...opened, draft, problems: { ...problemsOf('INVALID_ARGUMENT'), fields, elsewhere: [] } })
  if (productId === undefined || !base) return write(client, draft, undefined)
  const now = await loadProduct(client, productId)
  const both = rebased({ draft, base, now: now.draft })
  // Stock changes with every order, and collections by their rules, so they don’t count: only what the form changes of them is sent.
  const theirs = both.theirs.filter((name) => !unnoticedFields.has(name) && !(name === 'variants' && hasSameRows(base, now.draft)))
  if (theirs.length > 0)
    return data(
      {
        draft: both.draft,
        saved: { id: productId, draft: now.draft },
        changed: { theirs, both: both.both },
      } satisfies ProductAnswer as ProductAnswer,
      { status: 409 },
    )
  return write(client, both.draft, { id: productId, base: now.draft })
}

const unnoticedFields: ReadonlySet<ProductField> = new Set(['stock', 'tracked', 'collections'])

/** For people who can’t change stock, whose form doesn’t have its fields. */
const withStockOf = (draft: ProductDraft, { tracked, stock, variants }: ProductDraft): ProductDraft => ({
  ...draft,
  tracked,
  stock,
  variants: draft.variants.map((row) => {
    const { quantity, inStock } = variants.find(({ key }) => key === row.key) ?? newProductDraft.stock
    return { ...row, quantity, inStock }
  }),
})

const hasSameRows = (one: ProductDraft, other: ProductDraft): boolean => withoutStock(one) === withoutStock(other)

const withoutStock = ({ variants }: ProductDraft): string => JSON.stringify(variants.map((row) => ({ ...row, quantity: '', inStock: '' })))

const refused = (answer: ProductAnswer) => data(answer, { status: 422 })

/** Writes the changes. If a part of them is refused, the form comes back with the product as it is by then. */
async function write(client: Client, draft: ProductDraft, opened: { id: string; base: ProductDraft } | undefined) {
  const { id, problems } = await writeProduct({ client, draft, ...opened })
  if (!problems && id !== undefined) return redirect(`${paths.product(id)}?${opened ? 'saved' : 'made'}=${Date.now()}`)
  const saved = id === undefined ? undefined : await savedDraft(client, id)
  return refused({ draft, ...(saved && { saved }), ...(problems && { problems }) })
}

async function savedDraft(client: Client, id: string): Promise<ProductAnswer['saved']> {
  try {
    return { id, draft: (await loadProduct(client, id)).draft }
  } catch (error) {
    if (isRefusedWith(error, 'PRODUCT_NOT_FOUND')) return undefined
    throw error
  }
}
