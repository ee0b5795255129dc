import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { dispatchInput } from '../settings/use-unsaved.ts'
import { useTexts } from '../texts/texts.ts'
import { eventAreas, eventTypeName } from './event-types.ts'
import type { WebhookDraft } from './webhook-draft.ts'

interface EventTypePickerProps {
  draft: WebhookDraft
  /** The permissions of the app, if they can be seen. */
  permissions: readonly string[] | undefined
  appId: string
  error: string | undefined
}

/** All events, or selected types by area. The list of types is only shown for the latter. */
export function EventTypePicker({ draft, permissions, appId, error }: EventTypePickerProps) {
  const { webhookForm: texts } = useTexts().dashboard
  return (
    <Card title={texts.events} detail={texts.eventsHint} className="group/events">
      <fieldset className="space-y-2">
        <legend className="sr-only">{texts.events}</legend>
        <Scope value="all" text={texts.all} isChosen={draft.isAll} />
        <Scope value="some" text={texts.some} isChosen={!draft.isAll} />
      </fieldset>
      {error && (
        <p id="event-types-error" className="mt-3 font-medium text-danger">
          {error}
        </p>
      )}
      <div className="mt-4 divide-y divide-line group-has-[input[value=all]:checked]/events:hidden">
        {eventAreas.map((area) => (
          <AreaTypes
            key={area.name}
            area={area}
            chosen={draft.eventTypes}
            isUnreadable={permissions !== undefined && !area.permissions.some((permission) => permissions.includes(permission))}
            appId={appId}
            describedBy={error && 'event-types-error'}
          />
        ))}
      </div>
    </Card>
  )
}

function Scope({ value, text, isChosen }: { value: string; text: string; isChosen: boolean }) {
  return (
    <label className="flex items-start gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-wash">
      <input type="radio" name="events" value={value} defaultChecked={isChosen} className="mt-1 size-4" />
      <span className="font-medium">{text}</span>
    </label>
  )
}

interface AreaTypesProps {
  area: (typeof eventAreas)[number]
  chosen: readonly string[]
  isUnreadable: boolean
  appId: string
  describedBy: string | undefined
}

function AreaTypes({ area: { name, events }, chosen, isUnreadable, appId, describedBy }: AreaTypesProps) {
  const allTexts = useTexts()
  const { webhookForm: texts } = allTexts.dashboard
  const area = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(() => events.filter(({ type }) => chosen.includes(type)).length)
  const boxes = () => [...(area.current?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  const chooseAll = (isChosen: boolean): void => {
    for (const box of boxes()) box.checked = isChosen
    setCount(isChosen ? events.length : 0)
    dispatchInput(area.current)
  }
  return (
    <fieldset className="py-3 first:pt-0 last:pb-0" aria-describedby={describedBy}>
      <legend className="float-start mb-1 w-full font-semibold">{texts.areas[name] ?? name}</legend>
      {isUnreadable && (
        <p className="clear-both mb-1 text-small text-look">
          {texts.unreadable}{' '}
          <Link to={paths.app(appId)} className="link">
            {texts.toApp}
          </Link>
        </p>
      )}
      <AllOfArea name={texts.areas[name] ?? name} count={count} all={events.length} choose={chooseAll} />
      <div
        ref={area}
        className="clear-both grid gap-x-4 sm:grid-cols-2"
        onChange={() => setCount(boxes().filter(({ checked }) => checked).length)}
      >
        {events.map(({ type }) => (
          <label key={type} className="flex items-start gap-2.5 rounded-control px-2 py-1.5 hover:bg-sunken has-checked:bg-accent-wash">
            <input
              type="checkbox"
              name="eventTypes"
              value={type}
              defaultChecked={chosen.includes(type)}
              className="mt-1 size-4 shrink-0 scroll-my-20"
            />
            <span className="min-w-0">
              {eventTypeName(allTexts, type)}
              <span className="block font-mono text-small wrap-anywhere text-soft">{type}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface AllOfAreaProps {
  name: string
  count: number
  all: number
  choose: (isChosen: boolean) => void
}

/** Chooses all types of an area, or none. It isn't part of the form, so it needs scripts. */
function AllOfArea({ name, count, all, choose }: AllOfAreaProps) {
  const { webhookForm: texts } = useTexts().dashboard
  return (
    <div className="scripts-only clear-both flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-2 py-1.5">
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          checked={count === all}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < all
          }}
          aria-label={texts.allOf(name)}
          className="mt-1 size-4 shrink-0 scroll-my-20"
        />
        <span className="font-medium">{texts.allOfArea}</span>
      </label>
      <span className="text-small text-soft tabular-nums">{texts.chosen(count, all)}</span>
    </div>
  )
}
