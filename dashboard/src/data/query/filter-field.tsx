import { ChevronRight, ListFilter } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useHydrated } from '@stoa/ui/hydrated'
import { useTexts } from '../../texts/texts.ts'
import { FilterDialog } from '../filter/filter-builder.tsx'
import type { DataField } from '../grid/field.ts'
import { filterOf } from './data-query.ts'
import { useFilterTexts } from './filter-texts.ts'
import { useQuestion } from './question-context.ts'
import { useProblem } from './use-problem.ts'

interface FilterFieldProps {
  name: 'filter' | 'having'
  /** The fields that can be used in the filter. */
  fields: readonly DataField[]
}

/** A filter of the query: built in a dialog, or written as JSON, the only way without scripts. Applying it runs the query. */
export function FilterField({ name, fields }: FilterFieldProps) {
  const { dataQuery: words } = useTexts().dashboard
  const { asked, timeZone } = useQuestion()
  const [isOpen, setIsOpen] = useState(false)
  const [isWritten, setIsWritten] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  const id = useId()
  const problem = useProblem(name)
  const inWords = useFilterTexts(fields, timeZone)
  const text = asked[name]
  const filter = filterOf(text)
  const known = filter === 'unreadable' ? undefined : filter
  const title = words[name]
  const lines = known && inWords(known)
  const apply = (next: object | undefined): void => {
    area.current!.value = next ? JSON.stringify(next) : ''
    setIsOpen(false)
    area.current!.form!.requestSubmit()
  }
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{title}</legend>
      <div className="flex items-start gap-3">
        <ul className="min-w-0 grow py-1.5 text-small text-soft">
          {(lines ?? [text === '' ? words[`${name}None`] : text]).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
        {isHydrated && (
          <button
            type="button"
            className={`button button-quiet ${known ? 'border-accent bg-accent-wash' : ''}`}
            aria-haspopup="dialog"
            aria-label={(known ? words.changeOf : words.buildOf)(title)}
            onClick={() => setIsOpen(true)}
          >
            <ListFilter aria-hidden className="size-4" />
            {known ? words.change : words.build}
          </button>
        )}
      </div>
      <details
        className="mt-1"
        open={isWritten || problem !== undefined}
        onToggle={({ currentTarget }) => setIsWritten(currentTarget.open)}
      >
        <summary className="inline-flex min-h-6 items-center gap-1 text-small font-medium text-accent">
          <ChevronRight aria-hidden className="size-3.5 shrink-0 group-open/json:rotate-90 rtl:-scale-x-100" />
          {words.asJson}
        </summary>
        <textarea
          ref={area}
          name={name}
          aria-label={words.jsonOf(title)}
          rows={3}
          defaultValue={text}
          spellCheck={false}
          dir="ltr"
          className="control mt-1 font-mono text-small"
          {...(problem && { 'aria-invalid': true as const, 'aria-describedby': id })}
        />
      </details>
      {problem && (
        <p id={id} className="mt-1 text-small font-medium text-danger">
          {problem}
        </p>
      )}
      <FilterDialog
        {...{ isOpen, fields, timeZone, title }}
        onOpenChange={setIsOpen}
        detail={words[`${name}Detail`]}
        filter={known}
        onApply={apply}
      />
    </fieldset>
  )
}
