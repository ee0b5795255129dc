import { useFetcher } from 'react-router'
import { problemSummary } from '@stoa/ui/form-problems'
import { useHydrated } from '@stoa/ui/hydrated'
import { Card } from '../kit/card.tsx'
import { useMay } from '../kit/use-may.ts'
import { FileChoice } from '../media-picker/file-choice.tsx'
import { squareOf } from '../products/thumbnail.tsx'
import { useTexts } from '../texts/texts.ts'
import type { changeMember } from './change-member.server.ts'
import type { MemberView } from './member-view.ts'

const photoTypes = ['IMAGE'] as const

/** The photo of a member's profile, which the team can set or remove. It is a copy of a picture of the library. */
export function PhotoCard({ member: { name, photo } }: { member: MemberView }) {
  const allTexts = useTexts()
  const { member: texts } = allTexts.dashboard
  const fetcher = useFetcher<typeof changeMember>()
  const may = useMay()
  const canChange = useHydrated() && may('MEMBERS.MEMBER_UPDATE') && may('MEDIA.SITE_MEDIA_FILES_LIST')
  const isSaving = fetcher.state !== 'idle'
  const outcome = isSaving ? undefined : fetcher.data
  const problems = outcome && 'problems' in outcome ? outcome.problems : undefined
  const done = outcome && 'done' in outcome && (outcome.done === 'photo' || outcome.done === 'removePhoto') ? outcome.done : undefined
  const send = (fields: Record<string, string>): void => void fetcher.submit(fields, { method: 'post' })
  return (
    <Card title={texts.photo}>
      <FileChoice
        label={texts.photo}
        isLabelHidden
        hint={texts.photoHint}
        types={photoTypes}
        file={photo ? { name: texts.photoOf(name), mediaType: 'IMAGE', thumbnail: squareOf(photo, 160) } : undefined}
        isReadOnly={!canChange}
        status={isSaving ? texts.photoSaving : done && texts.done[done]}
        isPending={isSaving}
        error={problems && problemSummary(allTexts, problems)}
        removeText={texts.removePhoto}
        onChoose={({ id }) => send({ intent: 'photo', file: id })}
        onRemove={() => send({ intent: 'removePhoto' })}
      />
    </Card>
  )
}
