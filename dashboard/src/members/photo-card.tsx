import { useSubmit } from 'react-router'
import { useHydrated } from '@stoa/ui/hydrated'
import { Card } from '../kit/card.tsx'
import { useMay } from '../kit/use-may.ts'
import { FileChoice } from '../media-picker/file-choice.tsx'
import { useTexts } from '../texts/texts.ts'
import type { MemberView } from './member-view.ts'

const photoTypes = ['IMAGE'] as const

/** The photo of a member's profile, which the team can set or remove. It is a copy of a picture of the library. */
export function PhotoCard({ member: { name, photo } }: { member: MemberView }) {
  const { member: texts } = useTexts().dashboard
  const submit = useSubmit()
  const may = useMay()
  const canChange = useHydrated() && may('MEMBERS.MEMBER_UPDATE') && may('MEDIA.SITE_MEDIA_FILES_LIST')
  const send = (fields: Record<string, string>): void => void submit(fields, { method: 'post' })
  return (
    <Card title={texts.photo}>
      <FileChoice
        label={texts.photo}
        isLabelHidden
        hint={texts.photoHint}
        types={photoTypes}
        file={photo ? { name: texts.photoOf(name), mediaType: 'IMAGE', thumbnail: photo } : undefined}
        isReadOnly={!canChange}
        onChoose={({ id }) => send({ intent: 'photo', file: id })}
        onRemove={() => send({ intent: 'removePhoto' })}
      />
    </Card>
  )
}
