import { run } from './run.js'

/** Runs the npm that runs this command, or else the one on the PATH. It's stopped with SIGKILL: on SIGTERM it would first roll back, which isn't needed. */
export function npm(args, given) {
  const options = { ...given, stopSignal: 'SIGKILL' }
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options)
  return process.platform === 'win32' ? run('cmd.exe', ['/c', 'npm', ...args], options) : run('npm', args, options)
}
