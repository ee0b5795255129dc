import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Select } from '@stoa/ui/components/field'
import type { DataPageSettings } from '../answers.ts'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'
import { CheckBox } from './check-box.tsx'
import { LayoutFields } from './layout-fields.tsx'

const counts = [0, 3, 6] as const

interface PagesFormProps extends ComponentProps<typeof LayoutFields> {
  /** What was chosen before the form was sent back. */
  typed: Partial<DataPageSettings> | undefined
  mayChange: boolean
}

/** Enables item pages, and configures their layout and the links to them. */
export function PagesForm({ collection, settings, typed, current, mayChange }: PagesFormProps) {
  const { dataPages: words } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  const chosen = { ...settings, ...typed }
  const { revision, hasPages, inMenu, homeItems } = chosen
  return (
    <Card title={words.settings} actions={<Badge tone={settings.hasPages ? 'good' : 'quiet'}>{words.state(settings.hasPages)}</Badge>}>
      <Form method="post">
        <input type="hidden" name="revision" value={revision} />
        <fieldset disabled={!mayChange} className="space-y-5">
          <CheckBox name="hasPages" label={words.hasPages} hint={words.hasPagesHint} isChecked={hasPages} />
          <CheckBox name="inMenu" label={words.inMenu} hint={words.inMenuHint} isChecked={inMenu} />
          <Select label={words.home} hint={words.homeHint} name="homeItems" defaultValue={homeItems} className="max-w-xs">
            {counts.map((count) => (
              <option key={count} value={count}>
                {words.homeItems(count)}
              </option>
            ))}
          </Select>
          <LayoutFields collection={collection} settings={chosen} current={current} />
          {mayChange && (
            <Button type="submit" pendingText={isSending && words.saving}>
              {words.save}
            </Button>
          )}
        </fieldset>
      </Form>
    </Card>
  )
}
