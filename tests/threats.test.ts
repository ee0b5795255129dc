import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Each attack on sign-in, site data, files or texts in the checklist has a test that names its row: `A03: 200: one email with a link to the site’s own address`.

const rows: Readonly<Record<string, string>> = {
  U01: 'a stranger asks for the full field set',
  U02: 'a filter on an address as an oracle',
  U03: 'a member writes their own role, or another’s profile',
  U04: 'bulk by a filter that leaves nobody out',
  U05: 'an account is deleted by whoever finds a browser open, its content left to a stranger',
  U06: 'a slug that is a word of the site’s, or two for one',
  U07: 'tokens of who was blocked',
  U08: 'rows that outlive a purge',
  U09: 'joining while muted or blocked',
  A01: 'passwords tried by force',
  A02: 'who has an account, told by answers or time',
  A03: 'links of recovery that are guessed, shared, or point elsewhere',
  A04: 'somebody else’s identity beside a recovery token',
  A05: 'two accounts of one address',
  A06: 'who has an account, told by signing up',
  A07: 'codes tried by force',
  A08: 'a state token that skips what it waits for',
  A09: 'a password changed in an open browser',
  A10: 'a visitor signs somebody else on',
  A11: 'forged tokens of a provider',
  A12: 'a code used twice, elsewhere, or without its verifier',
  A13: 'a refresh token that was stolen',
  A14: 'tokens of a member by their id',
  A15: 'visitors’ tokens that fill the database',
  A16: 'log-out that leads elsewhere, or is somebody else’s wish',
  A17: 'a way back that is not registered',
  A18: 'a token told to any origin',
  A19: 'a code that leaks',
  A20: 'a session from before the log-in, a framed page',
  A21: 'a silent log-in into the attacker’s account',
  A22: 'a captcha solved once for many',
  A23: 'access tokens that are none',
  A24: 'a signing key that everybody has',
  D01: 'a filter, sort or figure of a hidden field as an oracle',
  D02: 'SQL in the names of fields',
  D03: 'paths, aliases and code in a filter',
  D04: 'patterns that never end',
  D05: 'filters without end',
  D06: 'an empty operator that widens',
  D07: 'a filter that leaves the caller’s scope',
  D08: 'games with types',
  D09: 'text that the database cannot keep',
  D10: 'pages that are none',
  D11: 'cursors that are forged, or somebody else’s',
  D12: 'an id that is taken, a system field that is set',
  D13: 'items without end',
  D14: 'keys that are prototypes’',
  D15: 'increments that are none, or lost',
  D16: 'one id in the path, another in the body',
  D17: 'an item, a field or an included item that is not the caller’s to read',
  D18: 'a visitor who empties a collection, a bulk without end',
  D19: 'a figure of a hidden field, figures without end',
  D20: 'distinct values of a hidden field',
  D21: 'references into a closed collection, in circles, without end',
  D22: 'half a bulk',
  D23: 'a message that two readers read differently',
  M01: 'an import from an address inside, in any spelling',
  M02: 'an import from a name whose address changes',
  M03: 'headers of an import that name another host',
  M04: 'an import without end',
  M05: 'an import that scans ports',
  M06: 'names of files that are paths',
  M07: 'scripts in drawings, pages and polyglots',
  M08: 'an upload URL used twice, later, or for something else',
  M09: 'pictures that are bombs',
  M10: 'archives that are bombs, or name other folders',
  M11: 'parts, lengths and checksums that lie',
  M12: 'uploads that are never finished',
  M13: 'a download URL of another file, or changed',
  M14: 'a file name that is a header',
  M15: 'fields of a file that are the server’s',
  M16: 'lists of private files and of the trash',
  M17: 'folders in circles',
  M18: 'a deleted file by its old URL',
  M19: 'a picture that says where it was taken',
  M20: 'ranges and HEADs that leave files open',
  X01: 'markup in names, file names, messages and addresses',
  X04: 'rich text with scripts, styles, drawings, or that parsers read differently',
}

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync(['**/*.test.ts', '**/*.test.tsx'], { cwd: root, exclude: (path) => /(^|\/)(node_modules|build)$/.test(path) })
const titles = files
  .filter((file) => file !== 'tests/threats.test.ts')
  .flatMap((file) =>
    Array.from(readFileSync(`${root}/${file}`, 'utf8').matchAll(/(?:test|describe)\S*\(\s*(['"`])(.*?)\1/g), ([, , title]) => title!),
  )

describe.each(Object.entries(rows))('%s, %s', (row) => {
  test('has a test that names it', () => expect(titles.filter((title) => new RegExp(`\\b${row}\\b`).test(title))).not.toEqual([]))
})
