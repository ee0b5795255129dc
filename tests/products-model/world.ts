import type { Client } from '@stoa/sdk'
import { type Choice, type Product, type Shop, type Variant } from './shop.ts'

/** What an edit does to the shop and to the model. */
export interface Edit {
  name: string
  call: () => Promise<unknown>
  /** Undefined: the shop refuses it, and nothing changes. */
  change?: () => void
}

/** The shop, its model, and what is chosen at random. */
export interface World {
  shop: Shop
  owner: Client
  random: () => number
  /** The IDs of parts, which the model learns where it sees them first. */
  ids: Map<object, string>
  count: number
}

export const below = ({ random }: World, max: number): number => Math.floor(random() * max)
export const oneOf = <T>(world: World, all: readonly T[]): T => all[below(world, all.length)]!
export const isLucky = (world: World, chance = 0.5): boolean => world.random() < chance
export const someOf = <T>(world: World, all: readonly T[], min: number): T[] => {
  const some = all.filter(() => isLucky(world))
  return some.length >= min ? some : all.slice(0, min)
}
/** A name that nothing has. */
export const fresh = (world: World, what: string): string => `${what} ${++world.count}`
export const cents = (world: World): number => 100 * (10 + below(world, 90)) + 10 * below(world, 10)
export const amount = (minor: number): string => (minor / 100).toFixed(2)

export const brandNames = ['Moss Works', 'Fern Works', 'Reed Works']
export const ribbonNames = ['First batch', 'Second batch', 'Third batch', 'Last batch']
export const titles = ['Care', 'Size', 'Origin']

const optionPool = {
  'Cup size': ['S', 'M', 'L'],
  Tone: ['Rust', 'Sand', 'Ink'],
  Handle: ['Oak', 'Ash'],
}
const modifierPool = { Packing: ['Paper', 'Cloth'], 'Ink tone': ['Red', 'Blue'] }
const swatches = new Set(['Tone', 'Ink tone'])
const colors: Record<string, string> = { Rust: '#c2543d', Sand: '#d8c6a0', Ink: '#1d1d1f', Red: '#cc0000', Blue: '#0000cc' }

export interface Wanted {
  name: string
  render: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  choices: Choice[]
}

/** Options or modifiers with choices, some of which the product may have already. */
export function wantedOptions(world: World, isModifier: boolean, min = 0): Wanted[] {
  const pool: Record<string, string[]> = isModifier ? modifierPool : optionPool
  return someOf(world, Object.keys(pool), min)
    .slice(0, 2)
    .map((name) => ({
      name,
      render: swatches.has(name) ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
      choices: someOf(world, pool[name]!, 1).map((choice) => ({ name: choice, ...(swatches.has(name) && { color: colors[choice]! }) })),
    }))
}

export const onlyVariant = ({ price, sale, cost, weight, sku }: Product): Variant => ({
  choices: new Map(),
  price,
  ...(sale !== undefined && { sale }),
  ...(cost !== undefined && { cost }),
  ...(weight !== undefined && { weight }),
  ...(sku !== undefined && { sku }),
  visible: true,
})

/** Sets a value, or clears it. */
export function put<T extends object, K extends keyof T>(target: T, key: K, value: T[K] | undefined): void {
  if (value === undefined) delete target[key]
  else target[key] = value
}
