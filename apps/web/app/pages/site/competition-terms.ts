import { type Competition, sayDrawPrizes } from '@mowatt/contract'
import { rulesInShort, sayDays, sayPlaces } from '../../features/competition/rules-in-short.ts'
import { sayDate, sayMoment } from '../../features/competition/say-moment.ts'
import type { LegalDocument } from '../../features/content/site-content.ts'

/** The sections that every competition has itself: a general text on the same subject would contradict it. */
const OWN_SUBJECTS =
  /^(?:the competition is closed|prizes|the voucher draw|how winners are told|unclaimed prizes|winners$|ranking)/i

/**
 * The terms of a competition. A document that names its closing day was written for it and is shown as it is; for any
 * other one its own frozen rules come first, followed by the general parts of the document.
 */
export function competitionTerms(document: LegalDocument, competition: Competition | null | undefined): LegalDocument {
  if (!competition || isWrittenFor(document, competition)) return document
  const { rules } = competition
  const general = document.sections.filter(({ title }) => !OWN_SUBJECTS.test(title))
  const sections = [...ownSections(competition), ...general].map((section, at) => ({ ...section, order: at + 1 }))
  return {
    ...document,
    subtitle: `${rules.title}: who can enter, how points work, what the prizes are and how the draw is checked.`,
    lastUpdated: rules.terms_version,
    inShort: rulesInShort(competition),
    sections,
  }
}

function isWrittenFor({ inShort, sections }: LegalDocument, { closes_at: closesAt }: Competition): boolean {
  const day = sayDate(closesAt)
  return [...inShort, ...sections.map(({ content }) => content)].some((text) => text.includes(day))
}

function ownSections({ id, rules, rules_hash: hash, opens_at: opensAt, closes_at: closesAt }: Competition) {
  const { prizes, draw, conditions, ranking } = rules
  const section = (key: string, title: string, ...content: string[]) => ({
    id: `competition-${key}`,
    title,
    content: content.join(''),
    order: 0,
  })
  return [
    section(
      'dates',
      'This competition',
      paragraph(
        `${rules.title}. Entry opens on ${sayMoment(opensAt)} and closes at 23:59:59 UK time on ${sayDate(closesAt)}. The time is taken from our server, not from your device.`,
      ),
      paragraph(
        `The rules of this competition were locked when it opened. Their fingerprint is ${hash}. If a section below says something different about dates, prizes, places or numbers, the rules of this competition apply instead.`,
      ),
      `<p><a href="/competition?id=${encodeURIComponent(id)}">See the competition, its result and the evidence for the draw</a></p>`,
    ),
    section('conditions', 'What you need to enter', list(conditions)),
    section('ranking', 'Ranking', paragraph(ranking)),
    section(
      'prizes',
      'Prizes by rank',
      list(prizes.map(({ first, last, prize }) => `${sayPlaces(first, last)}: ${prize}`)),
    ),
    section(
      'draw',
      'The draw',
      paragraph(
        `A random draw among ${sayPlaces(draw.first, draw.last).toLowerCase()} decides who gets ${sayDrawPrizes(draw)}, at most one per person.`,
      ),
    ),
    section(
      'winners',
      'Winners',
      paragraph(
        `Winners are told by email and must confirm a delivery address within ${rules.claim_business_days} business days, not counting bank holidays in England. A prize is sent within ${sayDays(rules.delivery_days)} of that. A prize that nobody claims goes to the next person in the same draw.`,
      ),
    ),
  ]
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`
}

/** Rules are plain text typed by an operator, and not markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
