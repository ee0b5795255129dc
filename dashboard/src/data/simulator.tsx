import { CircleCheck, CircleDot, CircleX } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Select } from '@stoa/ui/components/field'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import type { AccessExplanation } from './callers.server.ts'
import type { CallerGroup } from './callers.ts'
import { actions } from './permission-choices.ts'

type ActionAccess = NonNullable<AccessExplanation['access']>['actions'][number]

interface SimulatorProps {
  callers: readonly CallerGroup[]
  asked: AccessExplanation
}

/** Checks what a caller may do. The form submits to its own address, so that a result can be shared. */
export function Simulator({ callers, asked }: SimulatorProps) {
  const { dataPermissions: words } = useTexts().dashboard
  return (
    <Card title={words.simulator} detail={words.simulatorDetail} flush>
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3 px-(--pad) pb-(--pad)">
        <Select key={asked.as} label={words.as} name="as" defaultValue={asked.as} className="min-w-0 grow sm:max-w-md">
          <option value="VISITOR">{words.visitor}</option>
          {callers.map(({ kind, people }) => (
            <optgroup key={kind} label={words.kinds[kind]}>
              {people.map(({ id, name }) => (
                <option key={id} value={`${kind}:${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Button type="submit" look="quiet">
          {words.ask}
        </Button>
      </Form>
      {asked.access ? (
        <Access access={asked.access} who={asked.name ?? words.visitor} />
      ) : (
        <output className="block border-t border-line p-(--pad) font-medium text-danger">{words.nobody}</output>
      )}
    </Card>
  )
}

function Access({ access, who }: { access: NonNullable<AccessExplanation['access']>; who: string }) {
  const { dataPermissions: words } = useTexts().dashboard
  const { hiddenFields } = access
  return (
    <div className="border-t border-line">
      <table className="plain-table w-full border-separate border-spacing-0 text-start">
        <caption className="sr-only">{words.caption(who)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.action}</th>
            <th scope="col">{words.answer}</th>
            <th scope="col" className="max-md:hidden">
              {words.why}
            </th>
          </tr>
        </thead>
        <tbody>
          {access.actions.map((each, at) => (
            <ActionAnswer key={each.action} access={each} name={words.actions[actions[at]!]} />
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-(--pad) py-3 text-small text-soft">
        {hiddenFields.length > 0 ? words.hiddenFields(hiddenFields.join(', ')) : words.seesAll}
      </p>
    </div>
  )
}

const looks = {
  ALL: { icon: CircleCheck, color: 'text-good' },
  OWN: { icon: CircleDot, color: 'text-look' },
  NONE: { icon: CircleX, color: 'text-danger' },
} as const

function ActionAnswer({ access: { action, reach, reason, permission, refusedWith }, name }: { access: ActionAccess; name: string }) {
  const { dataPermissions: words } = useTexts().dashboard
  const { icon: Icon, color } = looks[reach]
  const why = (
    <>
      {words.reasons[reason]?.(permission)}
      {refusedWith && <span className="ms-1 font-mono text-small whitespace-nowrap text-soft">{words.refusedWith(refusedWith)}</span>}
    </>
  )
  return (
    <tr>
      <th scope="row" className="align-top font-medium">
        {name}
      </th>
      <td>
        <span className={`inline-flex items-center gap-1.5 font-medium ${color}`}>
          <Icon aria-hidden className="size-4.5 shrink-0" />
          {action === 'INSERT' && reach === 'ALL' ? words.mayInsert : words.reaches[reach]}
        </span>
        <span className="block text-small wrap-anywhere text-soft md:hidden">{why}</span>
      </td>
      <td className="wrap-anywhere max-md:hidden">{why}</td>
    </tr>
  )
}
