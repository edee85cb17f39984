import { expect, it } from 'vitest'
import { deviceWords } from './device-words.ts'

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Chrome di Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36`],
  ['Edge di Windows', `${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`],
  ['Opera di Windows', `${WINDOWS} Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0`],
  ['Firefox di Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['Chrome di Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet di Android', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Safari di iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome di iPhone', `${IPHONE} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Safari di Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
  ],
  ['Chrome di ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'],
  ['Program lain', 'curl/8.5.0'],
  ['Program lain', ''],
  ['Program lain', '<script>alert(1)</script>'],
])('says %s', (words, agent) => {
  expect(deviceWords(agent)).toBe(words)
})
