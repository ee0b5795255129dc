import { Form, useNavigation } from 'react-router'
import type { FieldUse } from '../answers.ts'
import { Badge } from '../kit/badge.tsx'
import { Card } from '../kit/card.tsx'
import type { Column } from '../kit/columns.ts'
import { Time } from '../kit/time.tsx'
import { useTexts } from '../texts/texts.ts'
import { fieldName, type DataField } from './field-types.ts'

/** Faster queries need no index: it would only slow down writes. */
const quickMs = 20

type Use = FieldUse & { last: { instant: string; text: string } }

interface IndexAdviceProps {
  uses: readonly Use[]
  fields: readonly DataField[]
  mayAdd: boolean
}

/** Fields that queries used without an index, with a button to create one for each. */
export function IndexAdvice({ uses, fields, mayAdd }: IndexAdviceProps) {
  const { dataIndexes: words } = useTexts().dashboard
  const columns = useColumns(fields)
  return (
    <Card title={words.advisor} detail={words.advisorDetail} flush>
      {uses.length === 0 ? (
        <p className="border-t border-line p-(--pad) text-soft">{words.nothing}</p>
      ) : (
        <div className="border-t border-line">
          <table className="plain-table w-full border-separate border-spacing-0 text-start">
            <caption className="sr-only">{words.advisor}</caption>
            <thead>
              <tr>
                {columns.map(({ name, label, from }) => (
                  <th key={name} scope="col" className={from ? hidden[from] : ''}>
                    {label}
                  </th>
                ))}
                {mayAdd && (
                  <th scope="col">
                    <span className="sr-only">{words.addShort}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {uses.map((use) => (
                <tr key={use.field}>
                  {columns.map(({ name, cell, from }) => (
                    <td key={name} className={from ? hidden[from] : ''}>
                      {cell(use)}
                    </td>
                  ))}
                  {mayAdd && (
                    <td className="text-end">
                      <Add field={use.field} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}

const hidden = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' } as const

function useColumns(fields: readonly DataField[]): Column<Use>[] {
  const { dataIndexes: words } = useTexts().dashboard
  const nameOf = (path: string): string => {
    const field = fields.find(({ key }) => key === path)
    return field ? fieldName(field) : path
  }
  return [
    {
      name: 'field',
      label: words.adviceColumns.field,
      cell: ({ field, averageMs }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium wrap-anywhere">{nameOf(field)}</span>
          <Badge tone={averageMs < quickMs ? 'quiet' : 'look'}>{averageMs < quickMs ? words.quick : words.worth}</Badge>
        </span>
      ),
    },
    { name: 'uses', label: words.adviceColumns.uses, cell: ({ filtered, sorted }) => words.uses(filtered, sorted) },
    { name: 'average', label: words.adviceColumns.average, from: 'md', cell: ({ averageMs }) => words.ms(averageMs) },
    { name: 'slowest', label: words.adviceColumns.slowest, from: 'md', cell: ({ slowestMs }) => words.ms(slowestMs) },
    { name: 'last', label: words.adviceColumns.last, from: 'lg', cell: ({ last }) => <Time {...last} /> },
  ]
}

function Add({ field }: { field: string }) {
  const { dataIndexes: words } = useTexts().dashboard
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="field1" value={field} />
      <button className="button button-quiet" aria-label={words.addFor(field)} disabled={isSending}>
        {words.addShort}
      </button>
    </Form>
  )
}
