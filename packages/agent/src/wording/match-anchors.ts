import { ROLES } from './claim-words.ts'
import type { Claim, Claims } from './read-claims.ts'
import { isFigure, isInOrder, isSame, keysOf } from './same-claims.ts'

export function figuresOff(claimed: Claims, own: Claims): string | undefined {
  const known = own.said.filter(isFigure)
  const places = claimed.said
    .filter(isFigure)
    .map((claim) => ({ claim, at: known.findIndex((each) => isSame(claim, each)) }))
  const unknown = places.find(({ at }) => at === -1)
  if (unknown) return `it says ${unknown.claim.figure.text}`
  const lost = known.find((each) => !places.some(({ claim }) => isSame(claim, each)))
  if (lost) return `it leaves out ${lost.figure.text}`
  for (const domain of new Set(known.map(({ figure }) => figure.domain))) {
    const order = places.filter(({ claim }) => claim.figure.domain === domain).map(({ at }) => at)
    if (order.some((at, index) => index > 0 && at < (order[index - 1] ?? 0))) return 'its figures are in another order'
  }
  return undefined
}

/** A tariff stays named. Its supplier may be left out beside it. */
export function namesOff(claimed: Claims, own: Claims): string | undefined {
  for (const kind of ['tariff', 'supplier'] as const) {
    const known = keysOf(own, kind)
    const named = keysOf(claimed, kind)
    const unknown = named.find((name) => !known.includes(name))
    if (unknown !== undefined) return `it names ${unknown}`
    if (!isInOrder(named, known)) return 'its names are in another order'
    const mayDrop = kind === 'supplier' && keysOf(own, 'tariff').length > 0
    const lost = mayDrop ? undefined : known.find((name) => !named.includes(name))
    if (lost !== undefined) return `it leaves out ${lost}`
  }
  return undefined
}

/** In the part of a sentence that holds a figure, a name or a fuel stand only words that stand with it in the engine's. */
export function rolesOff(claimed: Claims, own: Claims): string | undefined {
  const anchored = own.said.filter(isAnchor)
  const first = own.said.findIndex(isAnchor)
  const isHead = (claim: Claim) => own.said.indexOf(claim) < first
  for (const part of new Set(claimed.said.map((claim) => claim.part))) {
    const inPart = claimed.said.filter((claim) => claim.part === part)
    const anchors = strongest(inPart)
    if (anchors.length === 0) continue
    const home = new Set(
      anchored.filter((each) => anchors.some((anchor) => isSame(anchor, each))).map((each) => each.part),
    )
    const astray = inPart.find(
      (claim) =>
        claim.kind === 'word' &&
        !isAnchor(claim) &&
        own.said.some((each) => each.key === claim.key) &&
        !own.said.some(
          (each) =>
            each.key === claim.key &&
            (home.has(each.part) || isHead(each) || !anchored.some((anchor) => anchor.part === each.part)),
        ),
    )
    if (astray) return `"${astray.key.toLowerCase()}" belongs to something else`
  }
  for (const figure of claimed.said.filter(isFigure)) {
    const roles = (claims: Claims) => {
      const parts = claims.said.filter((each) => isFigure(each) && isSame(figure, each)).map((each) => each.part)
      return claims.said.filter((each) => parts.includes(each.part) && ROLES.has(each.key)).map((each) => each.key)
    }
    const said = roles(claimed)
    const lost = roles(own).find((role) => !said.includes(role))
    if (lost !== undefined) return `${figure.figure.text} is "${lost.toLowerCase()}"`
  }
  return undefined
}

function isAnchor(claim: Claim): boolean {
  return claim.kind !== 'word' || claim.key === 'ELECTRICITY' || claim.key === 'GAS'
}

/** A figure says more surely than a name, and a name more surely than a fuel, what a part is about. */
function strongest(part: readonly Claim[]): Claim[] {
  const figures = part.filter(isFigure)
  if (figures.length > 0) return figures
  const names = part.filter(({ kind }) => kind !== 'word')
  return names.length > 0 ? names : part.filter(isAnchor)
}
