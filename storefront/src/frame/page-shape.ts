/** The rough layout of a page. */
export type PageShape = 'shelf' | 'product' | 'text'

const shapes: readonly (readonly [RegExp, PageShape])[] = [
  [/^\/products\/./, 'product'],
  [/^\/($|collections|search)/, 'shelf'],
  [/^\/c\/[^/]+$/, 'shelf'],
]

export const shapeOf = (path: string): PageShape => shapes.find(([pattern]) => pattern.test(path))?.[1] ?? 'text'
