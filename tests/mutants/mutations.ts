import { parseSync } from 'vite'

/** A small change that breaks a source, which its tests should detect. */
export interface Mutation {
  path: string
  line: number
  start: number
  end: number
  from: string
  to: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
}

const names: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' }

/** Inside SQL. */
const words: Readonly<Record<string, string>> = {
  ' and ': ' or ',
  ' or ': ' and ',
  ' asc': ' desc',
  ' < ': ' <= ',
  ' > ': ' >= ',
  ' = ': ' <> ',
}

/** All single changes of a source that still parse. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const found: Mutation[] = []
  const add = (start: number, end: number, to: string): void => {
    found.push({ path, line: text.slice(0, start).split('\n').length, start, end, from: text.slice(start, end), to })
  }
  const { program } = parseSync(path, text)
  walk(program as unknown as Node, (node) => {
    const { type, start, end } = node
    if (['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(type)) {
      const operator = node.operator as string
      const at = text.indexOf(operator, (node.left as Node).end)
      if (operators[operator]) add(at, at + operator.length, operators[operator])
    } else if (type === 'UnaryExpression' && node.operator === '!') add(start, start + 1, '')
    else if (type === 'Literal' && typeof node.value === 'boolean') add(start, end, String(!node.value))
    else if (type === 'Literal' && typeof node.value === 'number') add(start, end, String(node.value + 1))
    else if (type === 'IfStatement' || type === 'ConditionalExpression') {
      const asked = node.test as Node
      for (const answer of ['true', 'false']) add(asked.start, asked.end, answer)
    } else if (type === 'MemberExpression') {
      const { start: from, end: until } = node.property as Node
      const name = text.slice(from, until)
      if (Object.hasOwn(names, name)) add(from, until, names[name]!)
    } else if (type === 'ExpressionStatement' && (node.expression as Node).type === 'CallExpression') add(start, end, ';')
    else if (type === 'TemplateElement')
      for (const [from, to] of Object.entries(words))
        for (let at = text.indexOf(from, start); at >= 0 && at + from.length <= end; at = text.indexOf(from, at + 1))
          add(at, at + from.length, to)
  })
  return found.filter(({ start, end, to }) => parseSync(path, text.slice(0, start) + to + text.slice(end)).errors.length === 0)
}

function walk(node: Node, visit: (node: Node) => void): void {
  // Types are erased when the source runs.
  if (/^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(node.type)) return
  visit(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string') walk(child as Node, visit)
}
