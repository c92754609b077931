/** `about`: the subject and kind of the date, used as a UID so that a calendar recognises it when it is saved twice. */
export type CalendarDay = { on: string; about: string; title: string; text: string; url?: string }

/** Escapes special characters of the format, and line ends. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}

/** Folds lines at 75 octets: the rest continues after a space, and no character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let out = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > 74) {
      out += '\r\n '
      octets = 1
    }
    out += letter
    octets += size
  }
  return out
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** Whole days for a calendar (RFC 5545), each with a reminder at nine in the morning. */
export function calendarFile(days: readonly CalendarDay[], now: Date): Blob {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mowatt//EN',
    ...days.flatMap(({ on, about, title, text, url }) => [
      'BEGIN:VEVENT',
      `UID:${compact(on)}-${encodeURIComponent(about)}@mowatt`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(on)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(on))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      ...(url ? [`URL:${url}`] : []),
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      'TRIGGER:PT9H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
  return new Blob([lines.map(folded).join('\r\n')], { type: 'text/calendar' })
}
