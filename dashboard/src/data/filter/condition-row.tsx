import { X } from 'lucide-react'
import { useState } from 'react'
import { cellProblem } from '../../grid/cell-problem.ts'
import type { GridField, Kind } from '../../grid/field.ts'
import { useTexts } from '../../texts/texts.ts'
import { fieldAt } from '../grid/field.ts'
import { useFilterFacts } from './filter-facts.ts'
import type { FilterCondition, Operator } from './filter-tree.ts'
import { operandOf, operandTexts, operandValue, operatorsOf } from './operators.ts'

interface ConditionRowProps {
  condition: FilterCondition
  onChange: (condition: FilterCondition) => void
  onWrong: (isWrong: boolean) => void
  onRemove: () => void
}

const inputTypes: Partial<Record<Kind, string>> = { day: 'date', time: 'time' }

/** One condition: a field, an operator and an operand. */
export function ConditionRow({ condition, onChange, onWrong, onRemove }: ConditionRowProps) {
  const { filter: words, grid } = useTexts().dashboard
  const { fields, timeZone } = useFilterFacts()
  const field = fieldAt(fields, condition.field)
  const about = { field, timeZone }
  const [texts, setTexts] = useState(() => operandTexts(condition.operator, condition.value, about))
  const [problem, setProblem] = useState<string>()
  const offered = [...new Set([...operatorsOf[field.kind], condition.operator])]
  const say = (operator: Operator, next: GridField, typed: string[]): void => {
    const parsed = operandValue(operator, typed, { field: next, timeZone })
    const isEmpty = typed.every((text) => text === '')
    setTexts(typed)
    setProblem('problem' in parsed && !isEmpty ? parsed.problem : undefined)
    onWrong('problem' in parsed && !isEmpty)
    onChange({ kind: 'condition', field: next.key, operator, value: 'value' in parsed ? parsed.value : undefined })
  }
  const chooseField = (key: string): void => {
    const next = fields.find((one) => one.key === key)!
    const operator = operatorsOf[next.kind].includes(condition.operator) ? condition.operator : operatorsOf[next.kind][0]!
    say(operator, next, next.kind === field.kind ? texts : emptyTexts(operator))
  }
  const chooseOperator = (operator: Operator): void =>
    say(operator, field, operandOf(operator) === operandOf(condition.operator) ? texts : emptyTexts(operator))
  return (
    <div className="flex flex-wrap items-start gap-2">
      <select aria-label={words.field} className="control w-44!" value={field.key} onChange={({ target }) => chooseField(target.value)}>
        {[...fields, ...(fields.includes(field) ? [] : [field])].map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label={words.operator}
        className="control w-52!"
        value={condition.operator}
        onChange={({ target }) => chooseOperator(target.value as Operator)}
      >
        {offered.map((operator) => (
          <option key={operator} value={operator}>
            {words.operators[operator]}
          </option>
        ))}
      </select>
      <div className="min-w-40 grow basis-48">
        <div className="flex items-center gap-2">
          {texts.map((text, index) => (
            <OperandInput
              key={`${condition.operator} ${index === 0 ? 'first' : 'second'}`}
              label={index === 0 ? words.value : words.until}
              text={text}
              field={field}
              operator={condition.operator}
              onText={(typed) => say(condition.operator, field, texts.with(index, typed))}
              isWrong={problem !== undefined}
            />
          ))}
        </div>
        {problem !== undefined && <p className="mt-1 text-small font-medium text-danger">{cellProblem(grid, problem, field)}</p>}
        {operandOf(condition.operator) === 'several' && <p className="mt-1 text-small text-soft">{words.several}</p>}
      </div>
      <button type="button" className="icon-button size-(--control)" aria-label={words.remove} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </button>
    </div>
  )
}

const emptyTexts = (operator: Operator): string[] =>
  operandOf(operator) === 'two' ? ['', ''] : operandOf(operator) === 'yes-no' ? ['TRUE'] : ['']

interface OperandInputProps {
  label: string
  text: string
  field: GridField
  operator: Operator
  onText: (text: string) => void
  isWrong: boolean
}

function OperandInput({ label, text, field, operator, onText, isWrong }: OperandInputProps) {
  const { grid, filter: words } = useTexts().dashboard
  const operand = operandOf(operator)
  const isYesNo = operand === 'yes-no' || (operand === 'one' && field.kind === 'boolean')
  const shared = { 'aria-label': label, value: text, 'aria-invalid': isWrong || undefined, className: 'control' }
  if (isYesNo)
    return (
      <select {...shared} onChange={({ target }) => onText(target.value)}>
        {operand === 'one' && <option value="">{words.nothing}</option>}
        <option value="TRUE">{grid.yes}</option>
        <option value="FALSE">{grid.no}</option>
      </select>
    )
  const type = operand === 'one' || operand === 'two' ? (inputTypes[field.kind] ?? 'text') : 'text'
  return (
    <input
      {...shared}
      type={type}
      inputMode={field.kind === 'number' && operand !== 'several' ? 'decimal' : undefined}
      placeholder={field.kind === 'instant' ? '2026-11-20 13:05' : undefined}
      autoComplete="off"
      onChange={({ target }) => onText(target.value)}
    />
  )
}
