import {
  asObject,
  isSoldBy,
  type OctopusProduct,
  type OctopusRateLists,
  type OctopusTariffCode,
  readOctopusProduct,
  translateOctopus,
} from '@mowatt/tariffs'
import { fetchJson } from './fetch-json.ts'
import type { FetchedProduct, TariffSource } from './tariff-source.ts'

export type OctopusSettings = {
  /** With its version: `https://api.octopus.energy/v1/`. Other suppliers on the same platform have the same shape. */
  baseUrl: string
  /** The supplier's name, as people know it. */
  supplier: string
  now: () => Date
  timeoutMs?: number
}

type Page = { results: unknown[]; next: string | undefined }

const MAX_PAGES = 20
const AT_ONCE = 4
/** A month shows whether every day is charged alike, and fits one page. */
const LOOK_BACK_MS = 28 * 86_400_000
/** A slow source is given up before its job counts as lost. */
const MOST_MS = 600_000
const LISTS = {
  single: [['unit', 'standard-unit-rates']],
  day_night: [
    ['day', 'day-unit-rates'],
    ['night', 'night-unit-rates'],
  ],
} as const

/** The public price lists of a supplier with an Octopus-shaped API, current and announced. */
export function createOctopusSource({ baseUrl, supplier, now, timeoutMs }: OctopusSettings): TariffSource {
  const base = new URL(baseUrl)

  async function allPages(path: string, query: Record<string, string>): Promise<unknown[]> {
    const first = new URL(path, base)
    for (const [name, value] of Object.entries(query)) first.searchParams.set(name, value)
    const rows: unknown[] = []
    let url: URL | undefined = first
    for (let page = 0; url !== undefined; page++) {
      if (page === MAX_PAGES) throw new Error(`${path} has more than ${MAX_PAGES} pages`)
      const { results, next }: Page = asPage(await fetchJson(url, timeoutMs), path)
      rows.push(...results)
      url = next === undefined ? undefined : new URL(next, url)
      // The next page's address comes from outside: it must not lead to another host.
      if (url && url.origin !== base.origin) throw new Error(`${path} leads to another host`)
    }
    return rows
  }

  async function ratesOf(product: OctopusProduct, tariff: OctopusTariffCode): Promise<OctopusRateLists> {
    const folder = `products/${encodeURIComponent(product.code)}/${tariff.fuel}-tariffs/${encodeURIComponent(tariff.code)}/`
    const query = { period_from: new Date(now().getTime() - LOOK_BACK_MS).toISOString(), page_size: '1500' }
    const lists: OctopusRateLists = { standing: await allPages(`${folder}standing-charges/`, query) }
    for (const [name, list] of LISTS[tariff.registers]) lists[name] = await allPages(`${folder}${list}/`, query)
    return lists
  }

  async function fetchProduct(code: string, row: unknown, until: number): Promise<FetchedProduct> {
    try {
      const answer = await fetchJson(new URL(`products/${encodeURIComponent(code)}/`, base), timeoutMs)
      const product = readOctopusProduct({ ...asObject(row), ...asObject(answer) })
      if (!product) return { code, failed: 'it cannot be read' }
      const lists = new Map<string, OctopusRateLists>()
      // Nothing is asked for about products that homes cannot buy here.
      const isWanted = !product.closedTo && isSoldBy(product, supplier)
      for (const tariff of isWanted ? product.tariffs : []) {
        if (now().getTime() > until) return { code, failed: 'there was no time left for it' }
        lists.set(tariff.code, await ratesOf(product, tariff))
      }
      const { tariffs, timed, exports, skipped } = translateOctopus(product, lists, supplier)
      return { code, tariffs: [...tariffs, ...timed, ...exports], skipped }
    } catch (error) {
      return { code, failed: error instanceof Error ? error.message : 'unknown' }
    }
  }

  return {
    name: base.href,
    fetchProducts: async () => {
      const until = now().getTime() + MOST_MS
      const query = { is_business: 'false', available_at: now().toISOString() }
      const rows = await allPages('products/', query)
      const listed = [...new Map(rows.flatMap((row) => codeOf(row).map((code) => [code, row] as const)))]
      const fetched: FetchedProduct[] = []
      for (let at = 0; at < listed.length; at += AT_ONCE) {
        const some = listed.slice(at, at + AT_ONCE).map(([code, row]) => fetchProduct(code, row, until))
        fetched.push(...(await Promise.all(some)))
      }
      return fetched
    },
  }
}

function codeOf(product: unknown): string[] {
  const { code } = asObject(product)
  return typeof code === 'string' ? [code] : []
}

function asPage(answer: unknown, path: string): Page {
  const isPage = typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)
  if (!isPage) throw new Error(`${path} did not answer with a list`)
  const next = 'next' in answer && typeof answer.next === 'string' ? answer.next : undefined
  return { results: answer.results as unknown[], next }
}
