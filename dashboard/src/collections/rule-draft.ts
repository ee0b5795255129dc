import { conditionFields, type ConditionKind } from '@stoa/contract/collections/rules'

/** Texts as they are typed into the fields of a condition. */
export interface ConditionDraft {
  kind: ConditionKind
  values: Readonly<Record<string, string>>
}

export interface RuleDraft {
  match: 'ALL' | 'ANY'
  conditions: readonly ConditionDraft[]
}

export const kinds = Object.keys(conditionFields) as ConditionKind[]
export const newCondition: ConditionDraft = { kind: 'PRICE_BELOW', values: {} }
export const newRules: RuleDraft = { match: 'ALL', conditions: [newCondition] }

const numbers: ReadonlySet<string> = new Set(['amount', 'days'])

interface Rules {
  match: 'ALL' | 'ANY'
  conditions: readonly ({ kind: ConditionKind } & Readonly<Record<string, unknown>>)[]
}

export const draftOf = ({ match, conditions }: Rules): RuleDraft => ({
  match,
  conditions: conditions.map(({ kind, ...values }) => ({
    kind,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  })),
})

/** The rules of a draft as the call takes them. What is missing or isn’t a number is left out, and refused. */
export const rulesOf = ({ match, conditions }: RuleDraft) => ({
  match,
  conditions: conditions.map(({ kind, values }) => ({
    kind,
    ...Object.fromEntries(conditionFields[kind].flatMap((name) => fieldOf(name, values[name]?.trim() ?? ''))),
  })),
})

function fieldOf(name: string, text: string): [string, string | number][] {
  if (text === '') return []
  if (!numbers.has(name)) return [[name, text]]
  const value = Number(text.replace(',', '.'))
  return Number.isFinite(value) ? [[name, value]] : []
}

/** Whether every condition has its fields. */
export const isComplete = (draft: RuleDraft): boolean =>
  draft.conditions.length > 0 &&
  rulesOf(draft).conditions.every((condition) => conditionFields[condition.kind].every((name) => Object.hasOwn(condition, name)))

/** The draft that a form sends, after its buttons that add or remove a condition. */
export function typedRules(form: FormData): RuleDraft {
  const intent = String(form.get('intent') ?? '')
  const removed = /^remove-condition:(\d+)$/.exec(intent)?.[1]
  const conditions = form
    .getAll('kind')
    .map((kind, at) => conditionAt(form, String(kind), at))
    .filter((_, at) => String(at) !== removed)
  return {
    match: form.get('match') === 'ANY' ? 'ANY' : 'ALL',
    conditions: intent === 'add-condition' ? [...conditions, newCondition] : conditions,
  }
}

function conditionAt(form: FormData, sent: string, at: number): ConditionDraft {
  const kind = kinds.find((one) => one === sent) ?? newCondition.kind
  const values = conditionFields[kind].map((name) => [name, String(form.get(`${name}.${at}`) ?? '')])
  return { kind, values: Object.fromEntries(values) }
}
