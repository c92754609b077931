import type { SupplyKey, SupplyKind } from './supply-keys.ts'

/**
 * The home that a bill belongs to; undefined where it begins one. A known meter decides. A home with another meter of
 * the same kind is another home, whatever else matches: two flats have one postcode, and one account may pay for both.
 */
export function chooseHome<Home extends { keys: readonly SupplyKey[] }>(
  bill: readonly SupplyKey[],
  homes: readonly Home[],
): Home | undefined {
  const byMeter = homes.find((home) => METERS.some((kind) => shares(kind, bill, home.keys)))
  if (byMeter) return byMeter
  const possible = homes.filter((home) => METERS.every((kind) => !contradicts(kind, bill, home.keys)))
  const byAccount = possible.find(
    (home) => shares('account', bill, home.keys) && !contradicts('postcode', bill, home.keys),
  )
  if (byAccount) return byAccount
  const byPostcode = possible.filter((home) => shares('postcode', bill, home.keys))
  // Two homes with that postcode can't be told apart.
  return byPostcode.length === 1 ? byPostcode[0] : undefined
}

const METERS = ['mpan', 'mprn'] as const

/** Whether no number that both have differs: what comes from the home's own conversation may then be its first bill. */
export function isCompatible(bill: readonly SupplyKey[], home: readonly SupplyKey[]): boolean {
  return (['mpan', 'mprn', 'postcode'] as const).every((kind) => !contradicts(kind, bill, home))
}

function shares(kind: SupplyKind, ones: readonly SupplyKey[], others: readonly SupplyKey[]): boolean {
  return ones.some((one) => one.startsWith(`${kind}:`) && others.includes(one))
}

function contradicts(kind: SupplyKind, ones: readonly SupplyKey[], others: readonly SupplyKey[]): boolean {
  const has = (keys: readonly SupplyKey[]) => keys.some((key) => key.startsWith(`${kind}:`))
  return has(ones) && has(others) && !shares(kind, ones, others)
}
