import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './drawing-process.ts'

const drawing = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${content}</svg>`

/** The arguments of the processes of drawings that this one has started, by their number. */
function started(): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1]
      const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
      if (parent === String(process.pid) && args.some((arg) => arg.endsWith('svg-program.ts'))) found.set(Number(pid), args)
    } catch {
      // It has ended.
    }
  }
  return found
}

test('drawings are cleaned, each for itself', async () => {
  const answers = ['<rect/><script>1</script>', '<rect', '<circle onload="1"/>'].map((content) => cleanDrawing(drawing(content)))
  expect(await Promise.all(answers)).toEqual([
    { width: 30, height: 20, text: drawing('<rect/>') },
    { problem: 'INVALID' },
    { width: 30, height: 20, text: drawing('<circle/>') },
  ])
})

test('a drawing with line and paragraph separators keeps them', async () => {
  const title = drawing('<title>a\u2028b\u2029c</title>')
  expect(await cleanDrawing(title)).toEqual({ width: 30, height: 20, text: title })
})

test('a drawing of a drawing program has its namespaces', async () => {
  const subset = '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>'
  expect(await cleanDrawing(`${subset}<svg xmlns="&ns;"><rect/></svg>`)).toMatchObject({
    text: '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>',
  })
  expect(await cleanDrawing('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>')).toEqual({ problem: 'DOCTYPE' })
})

describe.skipIf(process.platform !== 'linux')('the process', () => {
  test('is one for many drawings, and may read its program only', async () => {
    await cleanDrawing(drawing('<rect/>'))
    const before = started()
    await cleanDrawing(drawing('<circle/>'))
    const [args, ...others] = [...started().values()]
    expect([...started().keys()]).toEqual([...before.keys()])
    expect(others).toEqual([])
    expect(args!.filter((arg) => /^--(?:permission|allow)/.test(arg))).toEqual([
      '--permission',
      expect.stringMatching(/^--allow-fs-read=.*\*$/),
    ])
  })

  test('that was ended is followed by another one', async () => {
    await cleanDrawing(drawing('<rect/>'))
    const [pid] = started().keys()
    const answer = cleanDrawing(drawing('<circle/>'))
    process.kill(pid!, 'SIGKILL')
    expect(await answer).toMatchObject({ width: 30 })
    expect([...started().keys()]).not.toEqual([pid])
  })

  test('ends when there is nothing to do', async () => {
    await cleanDrawing(drawing('<rect/>'))
    await expect.poll(() => started().size, { timeout: 20_000 }).toBe(0)
  })
})
