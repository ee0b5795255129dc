import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from './npm.js'
import { Problem } from './problem.js'
import { showStep } from './progress.js'
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
    const end = showStep(installing(folder), () => installedOf(folder, JSON.parse(lock), extent))
    await npmInstall(folder, installed === hash ? ['install', '--no-save'] : ['ci', ...(extent === 'start' ? ['--omit=dev'] : [])]).finally(
      end,
    )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${hash} ${extent}`)
}

const installing = (folder) => `Installing packages${folder === root ? '' : ` for ${folder.slice(root.length + 1)}`} (once)`

/** How many packages are there, of those for this command. */
function installedOf(folder, { packages }, extent) {
  const wanted = Object.entries(packages).filter(([path, { optional, dev, devOptional }]) => {
    return path.includes('node_modules/') && !optional && !(extent === 'start' && (dev || devOptional))
  })
  return `${wanted.filter(([path]) => existsSync(join(folder, path, 'package.json'))).length} of ${wanted.length}`
}

async function npmInstall(folder, args) {
  const { code } = await npm([...args, '--loglevel=error', '--progress=false', '--no-audit', '--no-fund'], { cwd: folder })
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
