import { Form, Link, useNavigation } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Field, Select } from '@stoa/ui/components/field'
import type { DataCollection } from '../answers.ts'
import { Card } from '../kit/card.tsx'
import { useMay } from '../kit/use-may.ts'
import { paths } from '../paths.ts'
import { Copied } from '../products/product-facts.tsx'
import { useTexts } from '../texts/texts.ts'
import { fieldName, ownFields } from './field-types.ts'

/** The name of a collection and the field that labels its items. */
export function AboutForm({ collection, mayChange }: { collection: DataCollection; mayChange: boolean }) {
  const { data, dataSchema: words } = useTexts().dashboard
  const may = useMay()
  const isSending = useNavigation().state === 'submitting'
  return (
    <Card title={words.about}>
      <Form method="post" className="space-y-4">
        <input type="hidden" name="revision" value={collection.revision ?? ''} />
        <fieldset disabled={!mayChange} className="space-y-4">
          <Field label={words.name} name="name" defaultValue={collection.displayName ?? ''} maxLength={256} autoComplete="off" required />
          <Select label={words.displayField} name="displayField" hint={words.displayFieldHint} defaultValue={collection.displayField ?? ''}>
            <option value="">{words.noDisplayField}</option>
            {ownFields(collection).map((field) => (
              <option key={field.key} value={field.key}>
                {fieldName(field)}
              </option>
            ))}
          </Select>
        </fieldset>
        <div>
          <p className="mb-1 font-medium">{words.id}</p>
          <Copied text={collection.id} what={words.idWhat} />
        </div>
        {mayChange && (
          <Button type="submit" name="intent" value="about" look="quiet" pendingText={isSending && words.saving}>
            {words.save}
          </Button>
        )}
        {may('EVENTS.READ') && (
          <p>
            <Link to={`${paths.events}?${new URLSearchParams({ q: collection.id })}`} className="link text-small">
              {data.history}
            </Link>
          </p>
        )}
      </Form>
    </Card>
  )
}
