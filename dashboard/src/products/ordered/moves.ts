/** The moves of the buttons beside a product. */
export const moves = ['top', 'up', 'down', 'end'] as const
export type Move = (typeof moves)[number]

export const isMove = (text: string): text is Move => moves.some((move) => move === text)

/** Rows in the order that they have after the change that a form sends, so that a list doesn't wait for the server. */
export function movedTo<Row extends { id: string }>(rows: readonly Row[], form: FormData | undefined): readonly Row[] {
  const intent = String(form?.get('intent') ?? '')
  const from = rows.findIndex(({ id }) => id === form?.get('productId'))
  if (from === -1) return rows
  const others = rows.toSpliced(from, 1)
  if (intent === 'remove') return others
  const to = targetOf(intent, { from, last: rows.length - 1, target: others.findIndex(({ id }) => id === form?.get('targetId')) })
  return to === undefined ? rows : others.toSpliced(to, 0, rows[from]!)
}

function targetOf(intent: string, { from, last, target }: { from: number; last: number; target: number }): number | undefined {
  switch (intent) {
    case 'move:top':
      return 0
    case 'move:up':
      return Math.max(0, from - 1)
    case 'move:down':
      return Math.min(last, from + 1)
    case 'move:end':
      return last
    case 'drop:BEFORE':
      return target === -1 ? undefined : target
    case 'drop:AFTER':
      return target === -1 ? undefined : target + 1
    default:
      return undefined
  }
}
