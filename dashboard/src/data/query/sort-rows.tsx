import { useTexts } from '../../texts/texts.ts'
import { Choice } from './choice.tsx'
import { mostRows } from './data-query.ts'
import { useQuestion } from './question-context.ts'
import { Rows } from './rows.tsx'

/** The sort fields of the results, in order of precedence. */
export function SortRows({ choices }: { choices: readonly { name: string; label: string }[] }) {
  const { dataQuery: words } = useTexts().dashboard
  const { asked } = useQuestion()
  const offered = (key: string | undefined) =>
    key === undefined || choices.some(({ name }) => name === key) ? choices : [...choices, { name: key, label: key }]
  return (
    <Rows title={words.sort} filled={asked.sort.length} max={mostRows.sort}>
      {(index, onFilled) => {
        const sort = asked.sort[index]
        return (
          <Choice
            label={words.sortBy(index + 1)}
            place={`sort.${index}`}
            name="sort"
            defaultValue={sort ? `${sort.isDown ? '-' : ''}${sort.key}` : ''}
            onChange={({ target }) => onFilled(target.value !== '')}
          >
            <option value="">{words.none}</option>
            {offered(sort?.key).flatMap(({ name, label }) => [
              <option key={name} value={name}>
                {words.upwards(label)}
              </option>,
              <option key={`-${name}`} value={`-${name}`}>
                {words.downwards(label)}
              </option>,
            ])}
          </Choice>
        )
      }}
    </Rows>
  )
}
