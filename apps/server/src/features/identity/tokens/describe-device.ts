import { deviceName } from '@mowatt/contract'

/** The first match: most browsers also name those that they imitate. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOP[RT]\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Browser and kind of device in our own words, and nothing else of the user agent. */
export function describeDevice(userAgent: string | undefined = ''): string | undefined {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1]
  const device = deviceName(userAgent)
  if (browser === undefined || device === undefined) return browser ?? device
  return `${browser} on ${/^[AEIOUaeiou]/.test(device) ? 'an' : 'a'} ${device}`
}
