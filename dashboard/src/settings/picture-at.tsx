import { PictureSetting } from '../media-picker/picture-setting.tsx'
import { useTexts } from '../texts/texts.ts'
import type { SectionChoices } from './section-choices.server.ts'
import { useSectionErrors } from './section-context.ts'

interface PictureAtProps {
  name: 'heroMediaId' | 'logoMediaId'
  /** The ID of the picture in the form. */
  value: string
  pictures: SectionChoices['pictures']
}

/** A picture of the shop. */
export function PictureAt({ name, value, pictures }: PictureAtProps) {
  const { settings: texts } = useTexts().dashboard
  const error = useSectionErrors().of(name)
  return (
    <PictureSetting {...{ name, value, error }} label={texts.fields[name] ?? name} hint={texts.hints[name]} picture={pictures[value]} />
  )
}
