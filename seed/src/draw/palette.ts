import type { Hex } from './color.ts'

/** The shop's paint box. Everything in every picture is mixed from these, which is what holds the pictures together. */
export const palette = {
  plaster: '#f3eadb',
  chalk: '#faf6ee',
  sand: '#e4d2b4',
  oat: '#d3bd98',
  rose: '#e7b9a6',
  shell: '#f0d3c6',
  coral: '#e2765a',
  terracotta: '#c4613b',
  brick: '#9d452d',
  wine: '#74283a',
  lemon: '#f3c63b',
  ochre: '#d59a35',
  brass: '#cfa557',
  cork: '#b98a5a',
  oak: '#c79c6b',
  walnut: '#74482f',
  olive: '#727a3c',
  leaf: '#4f7a4c',
  moss: '#35573d',
  sage: '#a3b49a',
  mint: '#c3d8c8',
  sea: '#6fb0b0',
  tide: '#2f7f8a',
  sky: '#a9cbdc',
  mist: '#cfdde0',
  azulejo: '#2f5fb0',
  indigo: '#22397a',
  ink: '#1f2742',
  dusk: '#6c6a9b',
  lilac: '#c4b7d3',
  slate: '#5c6670',
  iron: '#2c2f35',
} satisfies Record<string, Hex>

export type Paint = keyof typeof palette

/** What light and shadow add: shadows lean to plum, light to straw. */
export const SHADOW: Hex = '#2b1a3d'
export const LIGHT: Hex = '#fff3d6'
