import { palette } from '../palette.ts'
import type { Thing } from '../picture.ts'
import { away } from '../plant.ts'
import { rod, rodOutline } from '../solid.ts'
import { group, path, type Point, toPoints } from '../svg.ts'
import { turned } from '../turned.ts'

const LEAN = 64

/** A brass telescope for looking at one's own business from a distance. */
export const telescope: Thing = ({ defs, paint }) => {
  const [brass, leather] = [paint(0, 'brass'), paint(1, 'wine')]
  const tube = turned(defs, {
    profile:
      '15 -120, 15 -112, 15 -112, 11 -110, 11 -62, 11 -62, 16 -60, 16 -2, 16 -2, 21 0, 21 12, 21 12, 22 14, 22 96, 22 96, 28 100, 29 122',
    paint: brass,
    finish: 'metal',
    bands: [{ from: 14, to: 96, paint: leather }],
    open: { paint: '#26344d', lip: 3 },
  })
  const aimed = group({ transform: `translate(0 -178) rotate(${LEAN})` }, tube.body)
  const legs = toPoints('-62 0, 66 2, 8 -24').map((foot): Point[] => [[0, 158], foot])
  const joint = turned(defs, { profile: '13 146, 13 168, 8 174', paint: brass, finish: 'metal' })
  const outline =
    rodOutline([along(-118), along(0)], 30) + rodOutline([along(0), along(120)], 50) + legs.map((leg) => rodOutline(leg, 8)).join('')
  return {
    body: group({}, ...legs.map(([from, to]) => rod(path(`M ${from} L ${to}`), 8, palette.walnut)), joint.body, aimed),
    outline,
    foot: 70,
    deep: 22,
  }
}

/** A spot on the tube, as far from its joint. */
const along = (length: number): Point => away([0, 178], LEAN, length)
