import type { BackInStockAlert } from '../answers.ts'
import { paths } from '../paths.ts'
import { fieldOfOption } from '../products/field-names.ts'
import type { PictureFacts } from '../products/picture.tsx'

/** A request for an email, as its list displays it. */
export interface AlertRow extends Pick<BackInStockAlert, 'id' | 'status' | 'email'> {
  /** Absent if the product is no longer sold. */
  name: string | undefined
  /** The page of the variant. */
  href: string | undefined
  picture: PictureFacts | undefined
  /** Such as `Size: M`. */
  choices: string[]
  date: string
}

export function alertRow({ id, status, email, productName, slug, image, choices = {} }: BackInStockAlert, date: string): AlertRow {
  const query = new URLSearchParams(Object.entries(choices).map(([option, choice]) => [fieldOfOption(option), choice]))
  return {
    id,
    status,
    email,
    name: productName,
    href: slug === undefined ? undefined : `${paths.product(slug)}${query.size > 0 ? `?${query}` : ''}`,
    picture: image?.url ? { url: image.url, alt: '' } : undefined,
    choices: Object.entries(choices).map(([option, choice]) => `${option}: ${choice}`),
    date,
  }
}
