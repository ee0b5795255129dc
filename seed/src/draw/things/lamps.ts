/** Lamps and candles. */
import { mix, tone } from '../color.ts'
import { flame, halo, pool } from '../glow.ts'
import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { group } from '../svg.ts'
import { turned } from '../turned.ts'

/** A small table lamp with a shade like a garden mushroom. */
export const marquiseLamp: Thing = ({ defs, paint }) => {
  const glaze = paint(0, 'coral')
  const stand = turned(defs, {
    profile: '54 0, 55 5, 50 12, 50 12, 22 18, 13 40, 11 90, 13 150, 20 176',
    paint: glaze,
    finish: 'glaze',
  })
  const shade = turned(defs, {
    profile: '94 166, 97 170, 90 206, 64 238, 30 254, 4 258',
    paint: mix(paint(1, 'plaster'), '#ffe7b0', 0.5),
    finish: 'glow',
  })
  const knob = turned(defs, { profile: '6 256, 10 262, 7 270, 1 272', paint: palette.brass, finish: 'metal' })
  return {
    body: stand.body + shade.body + knob.body,
    outline: stand.outline + shade.outline,
    foot: 56,
    behind: halo(defs, [0, 190], 250, 0.85),
  }
}

/** A candlestick striped like the light at the river's mouth. */
export const farolCandlestick: Thing = ({ defs, paint }) => {
  const stripe = paint(0, 'coral')
  const bands = [24, 64, 104].map((from) => ({ from, to: from + 20, paint: stripe }))
  const tower = turned(defs, {
    profile: '44 0, 44 8, 44 8, 30 12, 25 70, 20 138, 20 138, 29 140, 29 147, 29 147, 15 148, 15 168, 15 168, 21 170, 20 178',
    paint: palette.chalk,
    finish: 'glaze',
    bands: [...bands, { from: 138.5, to: 150, paint: stripe }],
    open: { paint: tone(stripe, -0.2) },
  })
  const candle = turned(defs, {
    profile: '9 174, 9 282, 8 286',
    paint: '#f6e6bd',
    open: { paint: '#fff0c8', lip: 1 },
  })
  return {
    body: group({}, tower.body, candle.body, flame(defs, [0, 287])),
    outline: tower.outline + candle.outline,
    foot: 46,
    behind: halo(defs, [0, 306], 150, 0.75),
  }
}

/** A lit candle in a short glass, for company. */
export const tealight: Thing = ({ defs, paint }) => {
  const wax = turned(defs, {
    profile: '24 2, 24 26',
    paint: '#f6e6bd',
    open: { lip: 0.5, paint: '#fff2cf' },
  })
  const cup = turned(defs, {
    profile: '25 0, 28 4, 31 58',
    paint: paint(0, 'coral'),
    finish: 'glass',
    open: { lip: 2 },
  })
  return {
    body: pool(defs, 80) + wax.body + flame(defs, [0, 26]) + cup.body,
    outline: cup.outline,
    foot: 28,
    stops: 0.5,
    behind: halo(defs, [0, 44], 90, 0.6),
  }
}
