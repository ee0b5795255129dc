import { htmlOf } from '../../../content/rich-content/public.ts'
import { withExtendedFields } from '../../catalogue/public.ts'
import type { CollectionRow } from '../../collections/public.ts'
import type { Input, Reading } from './input.ts'
import { readMedia } from './read-image.ts'
import { readSlug } from './read-slug.ts'

type Doc = CollectionRow['doc']

/** A category with the fields that are sent. */
export const readCategory = <Row extends CollectionRow>(before: Row, input: Input, reading: Reading): Row => ({
  ...before,
  name: input.name ?? before.name,
  doc: readDoc(before.doc, input, reading),
  // The last one: it says that the slug is taken, which it isn't if something else is wrong.
  slug: readSlug(input, before, reading),
})

function readDoc(before: Doc, input: Input, reading: Reading): Doc {
  const { description, media, seo, richDescription, extendedFields } = before
  const optional = {
    seo: input.seoData === undefined ? seo : (input.seoData ?? undefined),
    richDescription: readRichText(input, richDescription, reading),
    extendedFields: withExtendedFields(extendedFields, input.extendedFields),
  }
  return {
    description: input.description === undefined ? description : (input.description ?? ''),
    media: readMedia(input, media, reading),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  }
}

/** Rich text as HTML. Without any text there is none. */
function readRichText({ richContentDescription: sent }: Input, stored: string | undefined, { at, violations }: Reading) {
  if (sent === undefined) return stored
  if (sent === null) return undefined
  const html = htmlOf(sent, { field: `${at}.richContentDescription`, ...(stored !== undefined && { stored }) })
  if (typeof html === 'string') return html || undefined
  violations.push(...html)
  return stored
}
