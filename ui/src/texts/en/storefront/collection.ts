import { pieces } from '../../pieces.ts'

export const collection = { count: (count: number) => pieces(count, 'product', 'products') }
