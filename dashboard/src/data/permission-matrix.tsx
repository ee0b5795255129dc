import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import type { DataCollection } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { actions, choicesFor, isWideOpen, roles, type Action, type Permissions, type Role } from './permission-choices.ts'

const closed: Permissions = { read: 'ADMIN', insert: 'ADMIN', update: 'ADMIN', remove: 'ADMIN' }

/** The role required for each action, as rows of radio buttons. */
export function PermissionMatrix({ collection, mayChange }: { collection: DataCollection; mayChange: boolean }) {
  const { dataPermissions: words } = useTexts().dashboard
  const [chosen, setChosen] = useState<Permissions>({ ...closed, ...collection.permissions })
  const isSending = useNavigation().state === 'submitting'
  return (
    <Card title={words.matrix} detail={words.matrixDetail} flush>
      <Form method="post">
        <input type="hidden" name="revision" value={collection.revision ?? ''} />
        <div aria-hidden className="hidden border-t border-line md:block">
          <div className="grid grid-cols-[10rem_repeat(4,minmax(0,1fr))] gap-2 px-(--pad) py-2">
            {roles.map((role) => (
              <p key={role} className="text-small text-soft first:col-start-2">
                {words.roleHints[role]}
              </p>
            ))}
          </div>
        </div>
        {actions.map((action) => (
          <ActionRow
            key={action}
            action={action}
            chosen={chosen[action]}
            mayChange={mayChange}
            onChoose={(role) => setChosen((before) => ({ ...before, [action]: role }))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line p-(--pad) empty:hidden">
          {mayChange && (
            <Button type="submit" pendingText={isSending && words.saving}>
              {words.save}
            </Button>
          )}
          <output className="text-small font-medium text-look">{isWideOpen(chosen) && words.openToAnyone}</output>
        </div>
      </Form>
    </Card>
  )
}

interface ActionRowProps {
  action: Action
  chosen: Role
  mayChange: boolean
  onChoose: (role: Role) => void
}

function ActionRow({ action, chosen, mayChange, onChoose }: ActionRowProps) {
  const { dataPermissions: words } = useTexts().dashboard
  const choices = choicesFor(action, chosen)
  return (
    <fieldset className="border-t border-line px-(--pad) py-2.5" disabled={!mayChange}>
      <legend className="sr-only">{words.actions[action]}</legend>
      <div className="grid grid-cols-2 items-center gap-2 md:grid-cols-[10rem_repeat(4,minmax(0,1fr))]">
        <span aria-hidden className="font-medium max-md:col-span-2">
          {words.actions[action]}
        </span>
        {roles.map((role) =>
          choices.includes(role) ? (
            <label
              key={role}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-3 py-1.5 hover:border-edge has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-disabled:cursor-not-allowed"
            >
              <input
                type="radio"
                name={action}
                value={role}
                checked={chosen === role}
                onChange={() => onChoose(role)}
                className="size-4 shrink-0"
              />
              {words.roles[role]}
            </label>
          ) : (
            <span key={role} aria-hidden className="text-center text-soft max-md:hidden">
              –
            </span>
          ),
        )}
      </div>
    </fieldset>
  )
}
