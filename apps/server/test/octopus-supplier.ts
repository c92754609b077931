import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/*
 * A supplier with the public price lists of Octopus Energy, as they were shaped in November 2026: paged lists, pence with and
 * without VAT, newest first, universal time. All names and figures are invented.
 */
const REGIONS = ['_A', '_C']
const HALF_HOUR_MS = 1_800_000

export type Answers = Record<string, unknown>

export function product(code: string, more: object = {}) {
  return {
    code,
    display_name: code,
    is_variable: true,
    available_from: '2022-11-01T00:00:00Z',
    single_register_electricity_tariffs: variants('E-1R', code),
    single_register_gas_tariffs: variants('G-1R', code),
    ...more,
  }
}

function variants(prefix: string, code: string) {
  return Object.fromEntries(
    REGIONS.map((region) => [region, { direct_debit_monthly: { code: `${prefix}-${code}-${region.slice(1)}` } }]),
  )
}

/** One price for everyone who pays by Direct Debit, and a penny more for others. */
function rows(value: number) {
  return ['DIRECT_DEBIT', 'NON_DIRECT_DEBIT'].map((payment_method, index) => ({
    value_exc_vat: value + index,
    value_inc_vat: (value + index) * 1.05,
    valid_from: '2026-09-30T23:00:00Z',
    valid_to: null,
    payment_method,
  }))
}

/** A price for each half hour from a given time on, newest first. */
export function halfHourly(from: string, prices: readonly number[]) {
  const start = Date.parse(from)
  const at = (index: number) => new Date(start + index * HALF_HOUR_MS).toISOString().replace('.000', '')
  return prices
    .map((price, index) => ({
      value_exc_vat: price,
      value_inc_vat: price * 1.05,
      valid_from: at(index),
      valid_to: at(index + 1),
      payment_method: null,
    }))
    .toReversed()
}

/** Everything that a list of answers doesn't name has one price. */
function usualAnswer(pathname: string): unknown {
  if (pathname.endsWith('/standing-charges/')) return { results: rows(40), next: null }
  return pathname.endsWith('/standard-unit-rates/') ? { results: rows(25), next: null } : undefined
}

/** Listens, and is told its own address. A number is a status, a text is sent as it is, 'never' doesn't answer, and 'half' breaks off. */
export async function startSupplier(answersAt: (origin: string) => Answers) {
  const asked: string[] = []
  let answers: Answers = {}
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(pathname + search)
    const answer = answers[pathname + search] ?? answers[pathname] ?? usualAnswer(pathname) ?? 404
    if (answer === 'never') return
    if (answer === 'half') {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{', () => response.destroy())
      return
    }
    response.writeHead(typeof answer === 'number' ? answer : 200)
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  answers = answersAt(origin)
  return {
    origin,
    asked,
    /** Replaces its answers from now on. */
    answer: (changed: Answers) => Object.assign(answers, changed),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
