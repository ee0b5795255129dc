import { Form, useNavigation } from 'react-router'
import { communityTransitions } from '@stoa/contract/members/states'
import { canMove } from '@stoa/contract/transitions'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { Send } from './member-actions.tsx'
import type { MemberView } from './member-view.ts'

interface ProfileCardProps {
  member: MemberView
  /** The submitted slug when the form comes back, and its error. */
  slug: string | undefined
  error: string | undefined
}

/** A member's public profile: whether it is visible, and its slug. */
export function ProfileCard({ member, slug, error }: ProfileCardProps) {
  const { members, member: texts } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const privacy = member.isPublic ? 'PUBLIC' : 'PRIVATE'
  const turn = canMove(privacy, communityTransitions.join) ? 'show' : 'hide'
  return (
    <Card title={texts.profile}>
      <div className="flex items-center justify-between gap-3">
        <p>
          <span className="font-medium">{members.privacy[privacy]}</span>
          <span className="block text-small text-soft">{texts.privacyText[privacy]}</span>
        </p>
        <span className="shrink-0">
          <Send intent={turn} text={texts[turn]} look="quiet" />
        </span>
      </div>
      <Form method="post" key={member.slug} className="mt-3 flex flex-wrap items-end gap-2">
        <input type="hidden" name="intent" value="slug" />
        <Field
          label={texts.slug}
          error={error}
          name="slug"
          defaultValue={slug ?? member.slug}
          maxLength={64}
          autoComplete="off"
          required
          className="min-w-40 grow"
        />
        <Button type="submit" look="quiet" disabled={isSending}>
          {texts.save}
        </Button>
      </Form>
    </Card>
  )
}
