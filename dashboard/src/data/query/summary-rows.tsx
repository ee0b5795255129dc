import { useId, useState } from 'react'
import { useTexts } from '../../texts/texts.ts'
import { Choice } from './choice.tsx'
import { dateParts, figureKinds, groupingText, mostRows, type Figure, type FigureKind } from './data-query.ts'
import { FieldOptions } from './field-options.tsx'
import { useQuestion } from './question-context.ts'
import { figureName, isDateKind } from './result-columns.ts'
import { Rows } from './rows.tsx'
import { useProblem } from './use-problem.ts'

/** The fields to group by, dates by one of their parts. */
export function GroupRows() {
  const { dataQuery: words } = useTexts().dashboard
  const { asked } = useQuestion()
  return (
    <Rows title={words.groups} hint={words.groupsHint} filled={asked.groups.length} max={mostRows.groups}>
      {(index, onFilled) => {
        const group = asked.groups[index]
        return (
          <Choice
            label={words.groupBy(index + 1)}
            place={`group.${index}`}
            name="group"
            defaultValue={group ? groupingText(group) : ''}
            onChange={({ target }) => onFilled(target.value !== '')}
          >
            <option value="">{words.none}</option>
            <FieldOptions
              chosen={group?.field}
              before={(field) =>
                isDateKind(field.kind) || (group?.field === field.key && group.part)
                  ? dateParts.map((part) => (
                      <option key={part} value={groupingText({ field: field.key, part })}>
                        {words.parts[part](field.label)}
                      </option>
                    ))
                  : null
              }
            />
          </Choice>
        )
      }}
    </Rows>
  )
}

export function FigureRows() {
  const { dataQuery: words } = useTexts().dashboard
  const { asked } = useQuestion()
  return (
    <Rows title={words.figures} filled={asked.figures.length} max={mostRows.figures}>
      {(index, onFilled) => <FigureRow index={index} onFilled={onFilled} />}
    </Rows>
  )
}

/** One figure: its kind, field and name. Sums and averages require numbers; other fields have a minimum and maximum. */
function FigureRow({ index, onFilled }: { index: number; onFilled: (isFilled: boolean) => void }) {
  const { dataQuery: words } = useTexts().dashboard
  const { asked, fields } = useQuestion()
  const figure = asked.figures[index]
  const [kind, setKind] = useState<FigureKind | ''>(figure?.kind ?? '')
  const numbers = fields.filter((field) => field.kind === 'number' || field.kind === 'json')
  const offered = kind === 'sum' || kind === 'average' ? numbers : fields
  const choose = (next: string): void => {
    setKind(next as FigureKind | '')
    onFilled(next !== '')
  }
  // Without scripts all inputs are visible, since they cannot follow the selection.
  const hidden = 'hidden noscript:block'
  return (
    <div className="grid grid-cols-2 gap-2">
      <Choice
        label={words.figure(index + 1)}
        place={`figure.${index}`}
        name="do"
        defaultValue={kind}
        className={kind === 'count' || kind === '' ? 'col-span-2 noscript:col-span-1' : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.none}</option>
        {figureKinds.map((each) => (
          <option key={each} value={each}>
            {words.figureKinds[each]}
          </option>
        ))}
      </Choice>
      <select
        name="of"
        aria-label={words.figureOf(index + 1)}
        className={`control ${kind === 'count' || kind === '' ? hidden : ''}`}
        defaultValue={figure?.field || offered[0]?.key}
      >
        <FieldOptions fields={offered} chosen={figure?.field} />
      </select>
      <FigureName index={index} figure={figure} look={kind === '' ? hidden : ''} />
    </div>
  )
}

function FigureName({ index, figure, look }: { index: number; figure: Figure | undefined; look: string }) {
  const { dataQuery: words } = useTexts().dashboard
  const problem = useProblem(`name.${index}`)
  const id = useId()
  return (
    <div className={`col-span-2 ${look}`}>
      <input
        name="as"
        aria-label={words.figureName(index + 1)}
        className="control"
        placeholder={figure && !figure.name ? figureName(figure) : words.figureNameHint}
        defaultValue={figure?.name}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        {...(problem && { 'aria-invalid': true as const, 'aria-describedby': id })}
      />
      {problem && (
        <p id={id} className="mt-1 text-small font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
