import type { ProductDraft } from '../../dashboard/src/products/editor/draft/product-draft.ts'
import type { DraftValue } from '../../dashboard/src/settings/draft.ts'

/** A form as a browser sends it. */
export function formOf(draft: ProductDraft, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  put(form, '', draft)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

export function put(form: FormData, path: string, value: DraftValue): void {
  if (typeof value === 'string') form.set(path, value)
  else for (const [name, inner] of Object.entries(value)) put(form, path ? `${path}.${name}` : name, inner as DraftValue)
}
