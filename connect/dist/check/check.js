import { addressesIn } from './addresses.js';
import { groupBy } from './group-by.js';
import { packagesOf } from './packages.js';
import { readSourceFiles } from './source-files.js';
import { usesOf } from './uses.js';
import { judgeWith } from './verdict.js';
/** Lists what an app uses of the public packages, and whether Stoa serves it. */
export function check(folder) {
    const files = readSourceFiles(folder);
    const { uses, unreadable } = usesOf(files);
    const judge = judgeWith(packagesOf(folder));
    const findings = [...groupBy(uses, nameOfUse)].flatMap(([name, all]) => {
        const verdict = judge(all[0]);
        return verdict ? [{ name, ...verdict, places: [...new Set(all.map(({ file, line }) => `${file}:${line}`))] }] : [];
    });
    return { findings: findings.toSorted((a, b) => (a.name < b.name ? -1 : 1)), addresses: addressesIn(files), unreadable };
}
const nameOfUse = ({ package: name, path }) => `${name} ${path.join('.')}`;
