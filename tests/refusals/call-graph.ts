import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type ESTree } from 'vite'
import { root, targetOf } from '../structure/sources.ts'

/** A function, a constant or a class at the top of a file: `path#name`. */
export type Name = string

export interface Declaration {
  name: Name
  /** The codes that it refuses with itself. */
  codes: Set<string>
  /** The codes of objects that it makes: problems of single items, which a call about one item refuses with. */
  problems: Set<string>
  /** What it mentions. */
  uses: Set<Name>
  /** Whether it refuses with a code that isn't written there. */
  isOpen: boolean
}

/** Each declaration of these files. */
export function declarationsOf(paths: readonly string[]): Map<Name, Declaration> {
  return new Map(paths.flatMap((path) => declarationsIn(path, readFileSync(join(root, path), 'utf8'))))
}

export function declarationsIn(path: string, text: string): [Name, Declaration][] {
  const { program } = parseSync(path, text)
  const scope = new Map<string, Name>()
  const parts: [string, ESTree.Node][] = []
  const found: [Name, Declaration][] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports(scope, path, statement)
    else if (statement.type === 'ExportNamedDeclaration' && statement.source) found.push(...reexports(path, statement))
    else parts.push(...partsOf(statement))
  }
  for (const [name] of parts) scope.set(name, `${path}#${name}`)
  return [...found, ...parts.map(([name, node]): [Name, Declaration] => [`${path}#${name}`, declarationOf(`${path}#${name}`, node, scope)])]
}

function addImports(scope: Map<string, Name>, path: string, { source, specifiers }: ESTree.ImportDeclaration): void {
  for (const one of specifiers)
    if (one.type === 'ImportSpecifier') scope.set(one.local.name, `${targetOf(path, source.value)}#${nameOf(one.imported)}`)
}

const reexports = (path: string, { source, specifiers }: ESTree.ExportNamedDeclaration): [Name, Declaration][] =>
  specifiers.map((one) => {
    const uses = new Set([`${targetOf(path, source!.value)}#${nameOf(one.local)}`])
    const name = `${path}#${nameOf(one.exported)}`
    return [name, { name, codes: new Set(), problems: new Set(), uses, isOpen: false }]
  })

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name)

function partsOf(statement: ESTree.Node): [string, ESTree.Node][] {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? partsOf(statement.declaration) : []
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') return [[statement.id!.name, statement]]
  if (statement.type !== 'VariableDeclaration') return []
  return statement.declarations.flatMap((one) => boundNames(one.id).map((name): [string, ESTree.Node] => [name, one]))
}

function boundNames(pattern: ESTree.Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) => boundNames(one.type === 'Property' ? one.value : one.argument))
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((one) => (one ? boundNames(one) : []))
  return []
}

function declarationOf(name: Name, node: ESTree.Node, scope: ReadonlyMap<string, Name>): Declaration {
  const one: Declaration = { name, codes: new Set(), problems: new Set(), uses: new Set(), isOpen: false }
  const refuses = (argument: ESTree.Node | undefined): void => {
    for (const code of argument ? textsIn(argument) : [undefined])
      if (code === undefined) one.isOpen = true
      else one.codes.add(code)
  }
  visit(node, (inner) => {
    if (inner.type === 'Property' && inner.key.type === 'Identifier' && inner.key.name === 'code')
      for (const code of textsIn(inner.value)) if (code !== undefined) one.problems.add(code)
    if (isHooks(inner)) one.uses.add(hooks)
    if (inner.type === 'Identifier' && scope.has(inner.name) && scope.get(inner.name) !== name) one.uses.add(scope.get(inner.name)!)
    if ((inner.type === 'CallExpression' || inner.type === 'NewExpression') && inner.callee.type === 'Identifier')
      if (inner.callee.name === 'refuse' || inner.callee.name === 'Refusal') refuses(inner.arguments[0])
  })
  return one
}

/** What modules above do for those below them, which can't import it. */
const hooks: Name = 'server/src/areas.ts#hooks'

/** `x.hooks`, or `{ hooks }` of a parameter or a variable. */
function isHooks(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return !node.computed && node.property.type === 'Identifier' && node.property.name === 'hooks'
  return node.type === 'ObjectPattern' && node.properties.some((one) => one.type === 'Property' && nameOfKey(one) === 'hooks')
}

const nameOfKey = ({ computed, key }: { computed: boolean; key: ESTree.Node }): string | undefined =>
  !computed && key.type === 'Identifier' ? key.name : undefined

function visit(node: unknown, seen: (node: ESTree.Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, seen)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    const { type } = node as ESTree.Node
    if (type.startsWith('TS') && !expressions.has(type)) return
    seen(node as ESTree.Node)
    for (const [key, inner] of Object.entries(node)) {
      if (isName(node as ESTree.Node, key)) continue
      visit(inner, seen)
    }
  }
}

const expressions = new Set(['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'])

/** A name that refers to no variable: of a property. */
const isName = (node: ESTree.Node, key: string): boolean =>
  (node.type === 'MemberExpression' && key === 'property' && !node.computed) ||
  (node.type === 'Property' && key === 'key' && !node.computed)

/** The texts that an expression can be; undefined for anything else. */
function textsIn(node: ESTree.Node): (string | undefined)[] {
  if (node.type === 'ConditionalExpression') return [...textsIn(node.consequent), ...textsIn(node.alternate)]
  if (node.type === 'LogicalExpression') return [...textsIn(node.left), ...textsIn(node.right)]
  return [node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined]
}
