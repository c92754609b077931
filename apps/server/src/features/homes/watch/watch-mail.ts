import { type Change, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { mailNote, mailParagraph, type MailPart, mailRows } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { homeMail, type HomeMailTo, OF_WATCH } from '../home-mail.ts'
import type { HomeView } from '../home-view.ts'

type About = HomeMailTo & { homeName: string; change: Change; view: HomeView }

/** What changed, the sum behind the advice, one button, and how to unsubscribe. */
export function watchMail({ homeName, change, view, ...to }: About): Mail {
  const title = titleOf(change, view)
  const { verdict, best } = view
  const rows = rowsOf(view)
  const assumed = (verdict?.assumed ?? []).slice(0, MOST_ASSUMED)
  const isSample = verdict?.is_sample === true || best?.is_sample === true
  return homeMail(to, {
    title,
    preview: verdict?.reason ?? title,
    parts: [
      mailParagraph(`${whyOf(change)} This is about the home you call “${homeName}”.`),
      ...change.dates.map((date) => mailParagraph(sayDateInMail(date))),
      ...(verdict ? [mailParagraph(verdict.reason)] : []),
      ...(rows.length > 0 ? [spaced(mailRows(rows))] : []),
      // Mo says "I" of its sums, in a mail where we say "we".
      ...(assumed.length > 0 ? [mailNote('What Mo assumed:')] : []),
      ...assumed.map(({ text }) => mailNote(text)),
      ...(isSample ? [mailNote(SAMPLE)] : []),
    ],
    button: ['See your home'],
    note: 'On that page you can also change what we know about this home, and how much you’d have to save before we email you.',
    ...OF_WATCH,
  })
}

const MOST_ASSUMED = 4
const SAMPLE = 'These are sample tariffs with invented names, so they aren’t really on sale.'

/** What changed since the last advice, and nothing else. */
function whyOf({ kind, before }: Change): string {
  const wasTo = before?.kind
  const waited = before?.until ? `We told you to wait until ${sayDay(before.until)}. ` : ''
  switch (kind) {
    case 'switch':
      if (wasTo === 'wait') return `${waited}Now it’s worth switching.`
      return wasTo === 'stay'
        ? 'Our advice has changed: there’s now a deal worth switching to.'
        : 'There’s a deal worth switching to.'
    case 'wait_until':
      if (wasTo === 'wait') return `${waited}Our advice has changed: it’s better to wait a bit longer.`
      return wasTo === undefined
        ? 'It’s worth switching, but not yet.'
        : `Our advice has changed: it’s ${wasTo === 'switch' ? 'still ' : ''}worth switching, but not yet.`
    case 'stay':
      return `${waited}Our advice has changed: it’s no longer worth switching.`
    case 'fix_ends_soon':
      return 'Your fixed price is about to end.'
    case 'cap_changes':
      return 'The energy price cap is changing, and what you pay will change with it.'
  }
}

function sayDateInMail(date: Change['dates'][number]): string {
  const day = sayDay(date.on)
  switch (date.kind) {
    case 'free_to_leave':
      return `From ${day} you can leave your deal without an exit fee.`
    case 'fix_ends':
      return `Your fixed price ends on ${day}. A supplier can’t charge you an exit fee in the last 49 days before that.`
    case 'cap_changes':
      return `From ${day} your energy will cost ${sayCapChange(date)}.`
  }
}

/** The difference in whole pounds, then both years to the penny. */
function sayCapChange({ yearPence, nowPence }: { yearPence: number; nowPence: number }): string {
  const by = yearPence - nowPence
  const year = `a year, ${sayPounds(yearPence)} instead of ${sayPounds(nowPence)}`
  return `about ${sayWholePounds(Math.abs(by))} ${by < 0 ? 'less' : 'more'} ${year}`
}

/** The sum behind the advice. The cost of leaving today is shown even where it is nothing, or not part of the sum. */
function rowsOf({ verdict, best }: HomeView): (readonly [string, string])[] {
  const [working] = verdict?.working ?? []
  if (!verdict || !working) return []
  const hasFees = working.lines.some((line) => line.startsWith('Exit fees'))
  const feePence = verdict.leaving?.fee_today_pence ?? best?.exit_fees_now_pence ?? 0
  const fee = feePence === 0 ? 'none' : sayPounds(feePence)
  const lines = working.lines.map(splitLine)
  const total = [working.title, working.total] as const
  if (hasFees) return [...lines, total]
  if (verdict.verdict === 'wait') return [...lines, total, ['Exit fees if you left today', fee]]
  return [...lines, ['Exit fees for leaving today', fee], total]
}

function titleOf({ kind, dates }: Change, { verdict }: HomeView): string {
  const dayOf = (wanted: Change['dates'][number]['kind']) => {
    const date = dates.find((each) => each.kind === wanted)
    return date && sayDay(date.on)
  }
  switch (kind) {
    case 'switch':
      return 'A better energy deal for you'
    case 'wait_until':
      return verdict?.date ? `Wait until ${sayDay(verdict.date)}, then switch` : 'Wait, then switch'
    case 'stay':
      return 'Stay on your energy deal for now'
    case 'fix_ends_soon':
      return `Your fixed price ends ${onOrSoon(dayOf('fix_ends'))}`
    case 'cap_changes':
      return `Your prices change ${onOrSoon(dayOf('cap_changes'))}`
  }
}

function onOrSoon(day: string | undefined): string {
  return day === undefined ? 'soon' : `on ${day}`
}

/** A line of a working is a label and a figure. */
function splitLine(line: string): readonly [string, string] {
  const at = line.lastIndexOf(': ')
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 2)]
}

function spaced({ html, text }: MailPart): MailPart {
  return { html: `<div style="margin:0 0 18px">${html}</div>`, text }
}
