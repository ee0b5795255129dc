import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import { Card } from '../kit/card.tsx'
import { useTexts } from '../texts/texts.ts'

/** Selects a saved mapping for files of this kind. */
export function PresetChoice({ presets }: { presets: readonly { id: string; name: string }[] }) {
  const { imports: words } = useTexts().dashboard
  return (
    <Form method="post" className="card flex flex-wrap items-end gap-3 p-(--pad)">
      <Select label={words.preset} name="preset" className="min-w-0 grow">
        {presets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" name="intent" value="preset" look="quiet">
        {words.usePreset}
      </Button>
    </Form>
  )
}

/** Names the mapping to save it for later files. */
export function PresetName({ typed }: { typed: string | undefined }) {
  const { imports: words } = useTexts().dashboard
  return (
    <Card title={words.savePreset}>
      <Field label={words.presetName} name="presetName" hint={words.presetHint} defaultValue={typed} maxLength={60} />
    </Card>
  )
}
