import { ACTORS, COUNTED, DROPPABLE, OPERATORS, PINNED, RIVALS } from './claim-words.ts'
import { figuresOff, namesOff, rolesOff } from './match-anchors.ts'
import { isFigure, isInOrder, isSame, keysOf, withoutRepeats } from './same-claims.ts'
import type { Claim, Claims } from './read-claims.ts'

/** How much of the engine's sentence its rewording may leave out. */
const MOST_LOST = 0.3
/** How far from a "not" the word may stand that it turns round. */
const REACH = 3
/** How often a sentence without figures may jump back in the order of the other. Two jumps make a subject an object. */
const MOST_JUMPS = 1

/**
 * Why one sentence does not say what the other says; undefined when it does. Nothing may be brought in, nothing that
 * changes the meaning may be left out, and what belongs to a figure or a name stays with it. When in doubt it does not.
 */
export function mismatchOf(claimed: Claims, own: Claims): string | undefined {
  if (claimed.plain === own.plain) return undefined
  if (claimed.isQuestion !== own.isQuestion) return 'a question is no statement'
  if (claimed.isOwn && !own.isOwn) return 'it speaks of what the person has'
  if (own.isSupposed && !claimed.isSupposed) return 'it takes for certain what would be'
  return (
    figuresOff(claimed, own) ??
    namesOff(claimed, own) ??
    wordsOff(claimed, own) ??
    pinsOff(claimed, own) ??
    actorsOff(claimed, own) ??
    rivalsOff(claimed, own) ??
    operatorsOff(claimed, own) ??
    rolesOff(claimed, own) ??
    orderOff(claimed, own) ??
    shareOff(claimed, own)
  )
}

function wordsOff(claimed: Claims, own: Claims): string | undefined {
  const known = new Set(keysOf(own, 'word'))
  const hasMoney = own.said.some((claim) => isFigure(claim) && claim.figure.domain === 'money')
  const isNobodys = !/\byour\b/.test(own.plain) && !own.said.some(({ key }) => ACTORS.has(key))
  const mayComeIn = (key: string) =>
    key === 'YOU' ||
    (key === 'COST' && hasMoney) ||
    (key === 'HOME' && own.isOwn) ||
    (key === 'TARIFF' && keysOf(own, 'tariff').length > 0) ||
    // "Their" names are the tariffs' own where nobody else is there.
    (key === 'THEIRS' && isNobodys)
  const unknown = keysOf(claimed, 'word').find((key) => !known.has(key) && !mayComeIn(key))
  return unknown === undefined ? undefined : `it brings in "${unknown.toLowerCase()}"`
}

function pinsOff(claimed: Claims, own: Claims): string | undefined {
  const [said, known] = [keysOf(claimed, 'word'), keysOf(own, 'word')]
  for (const pin of PINNED) {
    if (said.includes(pin) !== known.includes(pin)) return `it leaves out or brings in "${pin.toLowerCase()}"`
  }
  const count = (keys: readonly string[], pin: string) => keys.filter((key) => key === pin).length
  const off = COUNTED.find((pin) => count(said, pin) !== count(known, pin))
  return off === undefined ? undefined : `it says "${off.toLowerCase()}" more or less often`
}

/** Who does what to whom stays; "you" may come in only where nobody else acts. */
function actorsOff(claimed: Claims, own: Claims): string | undefined {
  const [said, known] = [claimed, own].map((claims) => keysOf(claims, 'word').filter((key) => ACTORS.has(key)))
  if (!said || !known) return undefined
  if (known.length === 0) return said.every((actor) => actor === 'YOU') ? undefined : 'somebody else acts in it'
  const count = (keys: readonly string[], actor: string) => keys.filter((key) => key === actor).length
  const isLost = known.includes('SUPPLIER') && known.includes('YOU') && !said.includes('YOU')
  const isMore = (actor: string) => count(said, actor) > count(known, actor)
  const isShared = known.some((actor) => actor !== 'YOU')
  if (isLost || isMore('SUPPLIER') || (isShared && isMore('YOU'))) return 'somebody else acts in it'
  return isInOrder(said, known) ? undefined : 'somebody else acts in it'
}

function rivalsOff(claimed: Claims, own: Claims): string | undefined {
  for (const rivals of RIVALS) {
    const [said, known] = [claimed, own].map((claims) => keysOf(claims, 'word').filter((key) => rivals.includes(key)))
    if (said && known && !isInOrder(withoutRepeats(said), known))
      return `it swaps ${rivals.join(' and ').toLowerCase()}`
  }
  return undefined
}

/** What a "not" turns round must be what it turns round in the other sentence, from both sides. */
function operatorsOff(claimed: Claims, own: Claims): string | undefined {
  for (const [at, { key }] of claimed.said.entries()) {
    if (!OPERATORS.has(key)) continue
    const here = nextTo(claimed, at)
    const isBound = own.said.some((each, place) => {
      const there = nextTo(own, place)
      return each.key === key && isNear(here[0], there) && isNear(there[0], here)
    })
    if (!isBound) return `its "${key.toLowerCase()}" is about something else`
  }
  return undefined
}

/** The words that an operator is about, the nearest first; where none follows, the one before. */
function nextTo({ said }: Claims, at: number): Claim[] {
  const after = said.slice(at + 1).filter((claim) => !isAside(claim))
  return (
    after.length > 0
      ? after
      : said
          .slice(0, at)
          .filter((claim) => !isAside(claim))
          .toReversed()
  ).slice(0, REACH)
}

function isNear(claim: Claim | undefined, among: readonly Claim[]): boolean {
  return claim !== undefined && among.some((each) => isSame(claim, each) || isSame(each, claim))
}

const isAside = ({ key }: Claim) => OPERATORS.has(key) || ACTORS.has(key)

/** Who does what to whom is said by the order where no figure says it. */
function orderOff(claimed: Claims, own: Claims): string | undefined {
  if (own.said.some(isFigure)) return undefined
  const known = own.said.map(({ key }) => key)
  let [jumps, last] = [0, -1]
  for (const { key } of claimed.said) {
    const ahead = known.indexOf(key, last + 1)
    const place = ahead === -1 ? known.lastIndexOf(key) : ahead
    if (place === -1) continue
    if (place < last) jumps += 1
    last = place
  }
  return jumps > MOST_JUMPS ? 'it is in another order' : undefined
}

/** Only what is spoken of anyway may be left out, and not much of it. */
function shareOff(claimed: Claims, own: Claims): string | undefined {
  const said = new Set(keysOf(claimed, 'word'))
  const known = new Set(keysOf(own, 'word'))
  const lost = [...known].filter((key) => !said.has(key))
  const needed = lost.find((key) => !DROPPABLE.has(key))
  if (needed !== undefined) return `it leaves out "${needed.toLowerCase()}"`
  const counted = own.said.filter(({ key }) => !ACTORS.has(key)).length
  return lost.filter((key) => !ACTORS.has(key)).length <= counted * MOST_LOST ? undefined : 'it says too little of it'
}
