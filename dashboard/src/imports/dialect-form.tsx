import { Form } from 'react-router'
import { Button } from '@stoa/ui/components/button'
import { Select } from '@stoa/ui/components/field'
import { useTexts } from '../texts/texts.ts'
import type { Import } from './import-view.ts'

const delimiters = [',', ';', '\t', '|'] as const
const quotes = ['"', "'"] as const

/** The format of the file, collapsed because the detected one is usually right. */
export function DialectForm({ dialect }: { dialect: NonNullable<Import['dialect']> }) {
  const { imports: words } = useTexts().dashboard
  return (
    <details className="card p-(--pad)">
      <summary className="cursor-pointer text-title">{words.dialect}</summary>
      <Form method="post" className="mt-4 grid gap-4 sm:grid-cols-2">
        <Select label={words.delimiter} name="delimiter" defaultValue={dialect.delimiter}>
          {delimiters.map((each) => (
            <option key={each} value={each}>
              {words.delimiters[each]}
            </option>
          ))}
        </Select>
        <Select label={words.quote} name="quote" defaultValue={dialect.quote}>
          {quotes.map((each) => (
            <option key={each} value={each}>
              {words.quotes[each]}
            </option>
          ))}
        </Select>
        <label className="flex items-center gap-2">
          <input type="checkbox" name="hasHeader" defaultChecked={dialect.hasHeader} />
          {words.hasHeader}
        </label>
        <Button type="submit" name="intent" value="dialect" look="quiet" className="justify-self-start">
          {words.readAnew}
        </Button>
      </Form>
    </details>
  )
}
