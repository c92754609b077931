import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const now = new Date('2026-11-17T16:30:00.123Z')

test('a day is a whole day in a calendar, with a reminder', async () => {
  const text = await calendarFile(
    [{ on: '2027-02-28', about: 'free', title: 'Switch', text: 'It is free now.' }],
    now,
  ).text()
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining(['DTSTAMP:20261117T163000Z', 'DTSTART;VALUE=DATE:20270228', 'DTEND;VALUE=DATE:20270301']),
  )
  expect(text).toContain('TRIGGER:PT9H')
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('commas and lines mean themselves, and no line is longer than 75 octets', async () => {
  const long = 'Save £290, at least; see “why”.\nThen '.repeat(9)
  const text = await calendarFile([{ on: '2027-02-10', about: 'free', title: 'a', text: long }], now).text()
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const whole = text.replaceAll('\r\n ', '')
  expect(whole).toContain(String.raw`Save £290\, at least\; see “why”.\nThen Save`)
})

const idsIn = async (file: Blob) => [...(await file.text()).replaceAll('\r\n ', '').matchAll(/^UID:.*$/gm)].map(String)

test('two things on one day are two events', async () => {
  const day = { on: '2026-12-03', about: 'old home', title: 'Read the meters', text: 'Old home.' }
  expect(new Set(await idsIn(calendarFile([day, { ...day, about: 'new home' }], now))).size).toBe(2)
})

test('a day that is saved again is the same event, whatever it is called by then', async () => {
  const day = { on: '2026-12-03', about: '/home?home=1 fix ends', title: 'Your fix ends', text: 'Compare.' }
  const later = new Date('2026-11-30T09:00:00Z')
  const again = await idsIn(calendarFile([{ ...day, title: 'Your fix ends (Flat)' }], later))
  expect(await idsIn(calendarFile([day], now))).toEqual(again)
  expect(again).toEqual([expect.stringMatching(/^UID:20261203-\S+@mowatt\s*$/)])
})
