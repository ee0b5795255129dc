import { expect, test } from 'vitest'
import { agentOf, deviceOf } from './device.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', { browser: 'Firefox', system: 'Linux' }],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1',
    { browser: 'Chrome', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15',
    { browser: 'Safari', system: 'macOS' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    { browser: 'Edge', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 OPR/125.0',
    { browser: 'Opera', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet', system: 'Android' },
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', { browser: 'Chrome', system: 'ChromeOS' }],
  ['node', {}],
  ['', {}],
  [null, {}],
])('%j is %j', (agent, device) => expect(deviceOf(agent)).toEqual(device))

test.each([
  [undefined, undefined],
  ['', undefined],
  [' \t ', undefined],
  ['Firefox\r\nset-cookie: x=y', 'Firefox set-cookie: x=y'],
  ['Firefox \u0000\u202e<script>', 'Firefox  <script>'],
  ['x'.repeat(5000), 'x'.repeat(300)],
])('%j is stored as %j', (header, agent) => expect(agentOf(header)).toBe(agent))
