import { addressesIn } from './addresses.ts'
import { groupBy } from './group-by.ts'
import { packagesOf } from './packages.ts'
import { readSourceFiles } from './source-files.ts'
import { usesOf, type Use } from './uses.ts'
import { judgeWith, type Verdict } from './verdict.ts'

/** A function of the packages that an app uses, with the places. */
export interface Finding extends Verdict {
  /** `@wix/stores products.queryProducts` */
  name: string
  /** `app/page.tsx:12` */
  places: readonly string[]
}

export interface Report {
  findings: Finding[]
  /** Addresses of the platform in the app's own files, which nothing rewrites. */
  addresses: string[]
  unreadable: string[]
}

/** Lists what an app uses of the public packages, and whether Stoa serves it. */
export function check(folder: string): Report {
  const files = readSourceFiles(folder)
  const { uses, unreadable } = usesOf(files)
  const judge = judgeWith(packagesOf(folder))
  const findings = [...groupBy(uses, nameOfUse)].flatMap(([name, all]): Finding[] => {
    const verdict = judge(all[0]!)
    return verdict ? [{ name, ...verdict, places: [...new Set(all.map(({ file, line }) => `${file}:${line}`))] }] : []
  })
  return { findings: findings.toSorted((a, b) => (a.name < b.name ? -1 : 1)), addresses: addressesIn(files), unreadable }
}

const nameOfUse = ({ package: name, path }: Use): string => `${name} ${path.join('.')}`
