import type { ComponentType, RefAttributes } from 'react'
import { Form, useNavigation, type FormProps } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Notice } from '@stoa/ui/components/notice'
import { Card } from '../kit/card.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../texts/texts.ts'
import { Carried } from './carried.tsx'
import { sectionSummary } from './section-problems.ts'
import { isSection } from './sections.ts'
import type { TestedView } from './tested-cart.server.ts'
import type { TestedForm } from './tested-form.ts'
import { TestedGoods } from './tested-goods.tsx'
import { TestedResults } from './tested-results.tsx'
import { useAnswered } from './use-answered.ts'

interface TestCartPanelProps {
  view: TestedView
  /** A form that doesn't navigate, for a panel in a dialog. */
  FormIn?: ComponentType<FormProps & RefAttributes<HTMLFormElement>>
  isBusy?: boolean
}

/** A test cart: its lines and destination, and its totals with their reasons. */
export function TestCartPanel({ view, FormIn, isBusy = false }: TestCartPanelProps) {
  const allTexts = useTexts()
  const { form, problems } = view
  const isEditing = form.edited !== ''
  const Used = FormIn ?? Form
  const { place, onSubmit } = useAnswered(form)
  return (
    <div className="grid items-start gap-(--pad) lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Used
        ref={place}
        onSubmit={onSubmit}
        method={isEditing ? 'post' : 'get'}
        action={paths.testCart}
        preventScrollReset
        className="min-w-0 space-y-(--pad)"
        noValidate
      >
        {/* Enter in a field presses the form's first button: it should only calculate. */}
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
        {(['section', 'edited', 'base', 'revision', 'delivery'] as const).map((name) => (
          <Carried key={name} name={name} value={form[name]} />
        ))}
        <TestedGoods view={view} />
        <Where view={view} />
        <CalculateButton isBusy={isBusy} />
      </Used>
      <div className="min-w-0 space-y-(--pad)">
        {isEditing && !FormIn && <BackToEditing form={form} />}
        {problems && (
          <Notice tone="problem" title={sectionSummary(allTexts, problems)}>
            {problems.elsewhere.map((line) => (
              <p key={line} className="text-small wrap-anywhere">
                {line}
              </p>
            ))}
          </Notice>
        )}
        <TestedResults view={view} FormIn={Used} />
      </div>
    </div>
  )
}

function Where({ view: { form, countries } }: { view: TestedView }) {
  const { settings } = useTexts().dashboard
  const { cart: texts } = settings
  return (
    <Card title={texts.where}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={settings.fields.country ?? ''} name="country" defaultValue={form.country}>
          {countries.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Field
          label={texts.subdivision}
          name="subdivision"
          defaultValue={form.subdivision}
          maxLength={6}
          hint={settings.hints.subdivision}
        />
        <Field label={texts.discount} name="percent" defaultValue={form.percent} inputMode="decimal" maxLength={8} />
      </div>
    </Card>
  )
}

function CalculateButton({ isBusy }: { isBusy: boolean }) {
  const { cart: texts } = useTexts().dashboard.settings
  const { location } = useNavigation()
  const isOnTheWay = isBusy || location?.pathname.endsWith(paths.testCart) === true
  return (
    <Button type="submit" pendingText={isOnTheWay && texts.calculation}>
      {texts.calculate}
    </Button>
  )
}

/** Returns to the settings form, with the unsaved settings. */
function BackToEditing({ form }: { form: TestedForm }) {
  const { cart: texts } = useTexts().dashboard.settings
  if (!isSection(form.section)) return null
  return (
    <Form method="post" action={paths.settingsOf(form.section)}>
      {(['edited', 'base', 'revision'] as const).map((name) => (
        <Carried key={name} name={name} value={form[name]} />
      ))}
      <Button type="submit" look="quiet" name="intent" value="restore">
        {texts.back}
      </Button>
    </Form>
  )
}
