import { parse, type ParserPlugin } from '@babel/parser'

/** A node of a syntax tree, as the check reads it. */
export interface Node {
  type: string
  loc?: { start: { line: number } }
  [field: string]: unknown
}

const wrappers = new Set(['AwaitExpression', 'TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'])

/** The syntax tree of a script. Throws if it is no JavaScript or TypeScript. */
export function parseScript(path: string, script: string): Node {
  const isTypeScriptOnly = /\.[cm]?ts$/.test(path)
  const plugins: ParserPlugin[] = ['typescript', 'decorators', ...(isTypeScriptOnly ? [] : (['jsx'] as const))]
  return parse(script, {
    sourceType: 'unambiguous',
    plugins,
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    errorRecovery: true,
  }).program as unknown as Node
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Calls `visit` for every node of a tree. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const one of value) if (isNode(one)) walk(one, visit)
    if (isNode(value)) walk(value, visit)
  }
}

/** An expression without what only its types and its timing need: `await (x as T)!` is `x`. */
export function bare(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined
  return wrappers.has(node.type) ? bare(node.expression ?? node.argument) : node
}

/** The name of an identifier, or the text of a string. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node.name as string
  return node.type === 'StringLiteral' ? (node.value as string) : undefined
}

/** `object.name` and `object['name']`. */
export function memberOf(node: Node): { object: Node; name: string } | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined
  const object = bare(node.object)
  const property = node.property as Node
  const name = node.computed && property.type !== 'StringLiteral' ? undefined : nameOf(property)
  return object && name !== undefined ? { object, name } : undefined
}

/** The callee and the first argument of a call. */
export function callOf(node: Node | undefined): { callee: Node; argument: Node | undefined } | undefined {
  if (node?.type !== 'CallExpression' && node?.type !== 'OptionalCallExpression') return undefined
  const callee = bare(node.callee)
  return callee && { callee, argument: bare((node.arguments as unknown[])[0]) }
}

/** The names that a pattern binds to members of an object: `{ a, b: c }` binds `a` to a and `c` to b. */
export function bindingsOf(pattern: Node): { name: string; local: string; node: Node }[] {
  if (pattern.type !== 'ObjectPattern') return []
  return (pattern.properties as Node[]).flatMap((property) => {
    const value = property.value as Node | undefined
    const name = nameOf(property.key)
    const local = nameOf(value?.type === 'AssignmentPattern' ? value.left : value)
    return name !== undefined && local !== undefined ? [{ name, local, node: property }] : []
  })
}
