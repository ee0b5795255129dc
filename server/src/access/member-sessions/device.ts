/** This is enough to recognise your own browser. */
const agentMax = 300

/** A User-Agent as it is stored: on one line, with a maximum length. */
export function agentOf(header: string | undefined): string | undefined {
  const agent = (header ?? '').replaceAll(/[^\x20-\x7e]+/g, ' ').trim()
  return agent ? agent.slice(0, agentMax) : undefined
}

type Names = readonly (readonly [RegExp, string])[]

/** Most browsers also name those before them in this list, so the first match is used. */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\b/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\b/, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const nameIn = (agent: string, names: Names): string | undefined => names.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and operating system by their usual names. Unknown ones are left out. */
export function deviceOf(agent: string | null): { browser?: string; system?: string } {
  const [browser, system] = agent === null ? [] : [nameIn(agent, browsers), nameIn(agent, systems)]
  return { ...(browser && { browser }), ...(system && { system }) }
}
