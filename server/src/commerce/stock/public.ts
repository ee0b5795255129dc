export { countLowStock } from './low-stock.ts'
export { piecesOf } from './pieces.ts'
export { outOfStock } from './shortage.ts'
export { claimStock, releaseReserved, sellReserved } from './stock.ts'
