import type { Home } from '@mowatt/contract'

type Running = Home['switches'][number]
type Missing = Home['missing'][number]

/** The page's one primary action. */
export type NextAct =
  | { kind: 'follow'; running: Running }
  | { kind: 'ask'; missing: Missing }
  | { kind: 'start'; tariffId: string; tariff: string }
  | { kind: 'remind'; on: string }
  | { kind: 'compare' }
  /** The watch writes when there is something to do. */
  | { kind: 'watched' }
  | { kind: 'nothing' }

type Known = Pick<Home, 'switches' | 'verdict' | 'best' | 'missing' | 'watch'>

const RUNNING: ReadonlySet<Running['state']> = new Set(['submitted', 'cooling_off', 'switching'])

/** The worthwhile action for a home today. While a switch is in progress there is no other advice. */
export function nextAct({ switches, verdict, best, missing, watch }: Known): NextAct {
  const running = switches.find(({ state }) => RUNNING.has(state))
  if (running) return { kind: 'follow', running }
  if (!verdict) {
    const needed = missing.find(({ is_needed }) => is_needed)
    return needed ? { kind: 'ask', missing: needed } : { kind: 'nothing' }
  }
  if (verdict.verdict === 'switch') {
    const { tariff_id: tariffId } = verdict
    return tariffId === null
      ? { kind: 'compare' }
      : { kind: 'start', tariffId, tariff: best?.tariff_id === tariffId ? best.name : 'this tariff' }
  }
  if (watch?.state === 'on') return { kind: 'watched' }
  if (verdict.date !== null) return { kind: 'remind', on: verdict.date }
  return verdict.verdict === 'wait' ? { kind: 'compare' } : { kind: 'nothing' }
}
