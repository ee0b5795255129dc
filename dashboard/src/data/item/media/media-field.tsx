import type { ReactNode } from 'react'
import { Field, TextArea } from '@stoa/ui/components/field'
import { useHydrated } from '@stoa/ui/hydrated'
import { useMay } from '../../../kit/use-may.ts'
import { parseJson } from '../../../rich-text/parse-json.ts'
import { useTexts } from '../../../texts/texts.ts'
import { FilesField } from './files-field.tsx'
import { pickedTypes, type MediaFieldProps } from './picked-types.ts'
import { SingleFile } from './single-file.tsx'

/** A file, or several, chosen from the library. The form gets the media URI, any other URL, or a list as JSON. Without scripts these are typed. */
export function MediaField(props: MediaFieldProps) {
  const { mediaField: words } = useTexts().dashboard
  const { type, defaultValue, isReadOnly } = props
  const isHydrated = useHydrated()
  const mayList = useMay()('MEDIA.SITE_MEDIA_FILES_LIST')
  const { isList } = pickedTypes[type]
  if (isHydrated && (mayList || isReadOnly)) {
    if (!isList) return <SingleFile {...props} />
    if (defaultValue === '' || Array.isArray(parseJson(defaultValue))) return <FilesField {...props} />
  }
  const { name, label, error, hint } = props
  const shared = { name, label, error, defaultValue, disabled: isReadOnly, spellCheck: false }
  const joined = (of: string): ReactNode => [hint, of].filter(Boolean).join(' ')
  return isList ? (
    <TextArea {...shared} hint={joined(words.galleryHint)} rows={6} />
  ) : (
    <Field {...shared} hint={joined(words.hint)} autoComplete="off" />
  )
}
