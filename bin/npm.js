import { run } from './run.js'

/** The npm that runs this command, else the one on the PATH. Told to stop it would first undo its work, which the next start does better. */
export function npm(args, given) {
  const options = { ...given, stopSignal: 'SIGKILL' }
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options)
  return process.platform === 'win32' ? run('cmd.exe', ['/c', 'npm', ...args], options) : run('npm', args, options)
}
