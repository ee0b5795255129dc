import { expect, test } from 'vitest'
import { faultsOf } from '../../../../../tests/support/category-tree.ts'
import { roundsUpTo, seed, timesToRun } from '../../../../../tests/support/rounds.ts'
import { seededRandom } from '../../../../../tests/support/seeded-random.ts'
import { belowOf, childrenOf, type Node, type Tree, treeOf } from './node.ts'
import { canShow, moved, pathUnder, withoutSubtree } from './rules.ts'

const changesTotal = timesToRun(1_000, 20_000)
const sizeMax = 60

class Model {
  tree: Tree = treeOf([])
  /** How often each change was possible. */
  readonly made: Record<string, number> = {}
  readonly #random: () => number
  #nextId = 1
  constructor(random: () => number) {
    this.#random = random
  }

  one<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#random() * values.length)]
  }

  put(nodes: readonly Node[], without: readonly Node[] = []): void {
    const deleted = new Set(without.map(({ id }) => id))
    this.tree = treeOf([...this.tree.values(), ...nodes].filter(({ id }) => !deleted.has(id)))
  }

  anyone = () => this.one([...this.tree.values()])
  anywhere = () => this.one([null, ...this.tree.keys()]) ?? null

  readonly changes: Record<string, () => boolean> = {
    create: () => {
      const parentId = this.anywhere()
      const under = pathUnder(this.tree, parentId)
      if ('problem' in under || this.tree.size >= sizeMax) return false
      const visible = this.#random() < 0.8 && canShow(this.tree, { parentId })
      this.put([{ id: String(this.#nextId++), parentId, path: under.path, siblingIndex: childrenOf(this.tree, parentId).length, visible }])
      return true
    },
    move: () => {
      const node = this.anyone()
      if (!node) return false
      const parentId = this.anywhere()
      const sibling = this.one(childrenOf(this.tree, parentId))
      const at = this.one(['FIRST', 'LAST', { afterId: sibling?.id ?? 'none' }] as const)!
      const result = moved(this.tree, { id: node.id, parentId, at })
      if ('problem' in result) return false
      this.put(result.nodes)
      return true
    },
    delete: () => {
      const node = this.#random() < 0.2 && this.anyone()
      if (!node) return false
      const { deleted, changed } = withoutSubtree(this.tree, node.id)
      this.put(changed, deleted)
      return true
    },
    hide: () => {
      const node = this.#random() < 0.3 && this.anyone()
      if (!node) return false
      this.put([node, ...belowOf(this.tree, node.id)].map((one) => ({ ...one, visible: false })))
      return true
    },
    show: () => {
      const node = this.anyone()
      if (!node || !canShow(this.tree, node)) return false
      this.put([{ ...node, visible: true }])
      return true
    },
  }

  step(): string {
    const name = this.one(Object.keys(this.changes))!
    if (this.changes[name]!()) this.made[name] = (this.made[name] ?? 0) + 1
    return name
  }
}

test('after any changes, the tree is in order', () => {
  const model = new Model(seededRandom(seed))
  for (const round of roundsUpTo(changesTotal)) {
    const change = model.step()
    expect(faultsOf([...model.tree.values()]), `after ${change}, the change ${round}`).toEqual([])
  }
  // Each kind of change was possible often enough.
  for (const name of Object.keys(model.changes)) expect(model.made[name], name).toBeGreaterThan(changesTotal / 50)
})

test('moving a category away and back restores the tree', () => {
  const model = new Model(seededRandom(seed + 1))
  let restored = 0
  for (const _ of roundsUpTo(changesTotal)) {
    model.step()
    const before = model.tree
    const node = model.anyone()
    if (!node) continue
    const siblings = childrenOf(before, node.parentId)
    const previous = siblings[siblings.findIndex(({ id }) => id === node.id) - 1]
    const away = moved(before, { id: node.id, parentId: model.anywhere(), at: 'LAST' })
    if ('problem' in away || away.nodes.some(({ id, visible }) => visible !== before.get(id)!.visible)) continue
    const between = treeOf([...before.values(), ...away.nodes])
    const back = moved(between, { id: node.id, parentId: node.parentId, at: previous ? { afterId: previous.id } : 'FIRST' })
    expect('nodes' in back && treeOf([...between.values(), ...back.nodes])).toEqual(before)
    restored++
  }
  expect(restored).toBeGreaterThan(changesTotal / 10)
})
