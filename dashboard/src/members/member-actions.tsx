import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { activityTransitions, memberTransitions } from '@stoa/contract/members/states'
import { canMove } from '@stoa/contract/transitions'
import { Button } from '@stoa/ui/components/button'
import { Field } from '@stoa/ui/components/field'
import type { Member } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { ConfirmForm } from '../kit/confirm-form.tsx'
import { escapePattern } from '../kit/escape-pattern.ts'
import { useTexts } from '../texts/texts.ts'
import type { MemberView } from './member-view.ts'

/** Whether the status allows this action. With an unknown status, none is offered. */
const may = (status: Member['status'], verb: keyof typeof memberTransitions): boolean =>
  status !== 'UNKNOWN' && canMove(status, memberTransitions[verb])

const mayActivity = (status: Member['activityStatus'], verb: keyof typeof activityTransitions): boolean =>
  status !== 'UNKNOWN' && canMove(status, activityTransitions[verb])

/** The main action for a member that waits for approval. */
export function ApproveButton({ status }: { status: Member['status'] }) {
  const { member: texts } = useTexts().dashboard
  return status === 'PENDING' && may(status, 'approve') ? <Send intent="approve" text={texts.approve} /> : null
}

/** The actions that a member's status allows, by the same transitions that the server checks. */
export function MemberActions({ member: { name, status, activityStatus, canBeActivated } }: { member: MemberView }) {
  const { member: texts } = useTexts().dashboard
  return (
    <Card title={texts.actions}>
      <ul className="divide-y divide-line">
        {may(status, 'approve') && status !== 'PENDING' && (
          <Row text={texts.approveText[status === 'BLOCKED' ? 'BLOCKED' : 'OFFLINE']}>
            <Send intent="approve" text={texts.approve} look="quiet" />
          </Row>
        )}
        {canBeActivated && (
          <Row text={texts.activateText}>
            <Send intent="activate" text={texts.activate} look="quiet" />
          </Row>
        )}
        {mayActivity(activityStatus, 'mute') && (
          <Row text={texts.muteText}>
            <Send intent="mute" text={texts.mute} look="quiet" />
          </Row>
        )}
        {mayActivity(activityStatus, 'unmute') && (
          <Row text={texts.unmuteText}>
            <Send intent="unmute" text={texts.unmute} look="quiet" />
          </Row>
        )}
        {may(status, 'disconnect') && (
          <Row text={texts.disconnectText}>
            <ConfirmForm
              trigger={texts.disconnect}
              title={texts.disconnectTitle(name)}
              text={texts.disconnectText}
              confirm={texts.disconnect}
            >
              <input type="hidden" name="intent" value="disconnect" />
            </ConfirmForm>
          </Row>
        )}
        {may(status, 'block') && (
          <Row text={texts.blockText}>
            <ConfirmForm trigger={texts.block} title={texts.blockTitle(name)} text={texts.blockText} confirm={texts.blockConfirm} isDanger>
              <input type="hidden" name="intent" value="block" />
            </ConfirmForm>
          </Row>
        )}
        <Row text={texts.deleteText}>
          <ConfirmForm
            trigger={texts.delete}
            title={texts.deleteTitle(name)}
            text={texts.deleteText}
            confirm={texts.deleteConfirm}
            isDanger
          >
            <input type="hidden" name="intent" value="delete" />
            <Field label={texts.typeName(name)} name="typed" pattern={` *${escapePattern(name.trim())} *`} autoComplete="off" required />
          </ConfirmForm>
        </Row>
      </ul>
    </Card>
  )
}

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
    <span className="min-w-0 text-small text-soft">{text}</span>
    <span className="shrink-0">{children}</span>
  </li>
)

/** A form with a single button. */
export function Send({ intent, text, look = 'primary' }: { intent: string; text: string; look?: 'primary' | 'quiet' }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} look={look} disabled={isSending}>
        {text}
      </Button>
    </Form>
  )
}
