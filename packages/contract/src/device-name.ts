const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android device'],
  [/Windows/, 'Windows computer'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
]

/** The kind of device that a browser runs on, as far as its user agent says. */
export function deviceName(userAgent: string): string | undefined {
  return DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1]
}
