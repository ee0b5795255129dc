import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from './npm.js'
import { Problem } from './problem.js'
import { root } from './root-paths.js'

/**
 * Installs the packages of package-lock.json unless they're installed. A full install (with packages for tests) is sufficient for starting too.
 * `npm ci` deletes node_modules first, so an interrupted install leaves no stamp.
 * @param {'start' | 'full'} extent
 */
export async function install(extent, folder = root) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex')
  const stamp = join(folder, 'node_modules/.cache/stoa/installed')
  const [installed, installedExtent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  if (installed === hash && (installedExtent === extent || installedExtent === 'full')) return
  if (!isWhole(folder, JSON.parse(lock), extent)) {
    // `npm install` only adds packages: a server may be running with those of the first install.
    await npmInstall(folder, installed === hash ? ['install', '--no-save'] : ['ci', ...(extent === 'start' ? ['--omit=dev'] : [])])
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${hash} ${extent}`)
}

async function npmInstall(folder, args) {
  console.log(`Installing packages${folder === root ? '' : ` for ${folder.slice(root.length + 1)}`} (once)`)
  const { code } = await npm([...args, '--loglevel=error', '--no-audit', '--no-fund'], { cwd: folder })
  if (code !== 0)
    throw new Problem('npm could not install the packages.', 'See its error above. Check that npm can reach its registry, then try again.')
}

/** Whether all packages are already installed, for example by hand. npm writes the file when it has finished. */
function isWhole(folder, lock, extent) {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const { packages } = JSON.parse(readFileSync(record, 'utf8'))
  return Object.entries(lock.packages).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.optional ||
      wanted.devOptional ||
      (wanted.dev && extent === 'start') ||
      (packages[path] && packages[path].version === wanted.version),
  )
}
