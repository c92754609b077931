/** A large body or message, from its first byte beyond the small ones until it isn't needed any more. */
export type Arrival = {
  /** Counts bytes beyond the small ones. A promise where there is no room for more: read on when it resolves. */
  add: (bytes: number) => Promise<void> | undefined
  /** The last byte has arrived. */
  complete: () => void
  /** It has left our memory; idempotent. */
  release: () => void
}

type Sender = {
  /** Senders that share: no group gets more than half of everything. */
  groups: readonly string[]
  /** Disconnects the sender. */
  cut: () => void
}

export type UploadQueue = { open: (sender: Sender) => Arrival; stop: () => void }

export type IntakeLimits = {
  /** The memory of all bodies together before any has to wait. */
  freeBytes: number
  /** So many may be read to their end all the same, so that some always finish. */
  turns: number
  /** While others wait, a sender with little data in this time passes the turn on. */
  stallMs: number
  /**
   * Once so much is in memory they keep their turns, and one that sends slowly for three times as long is disconnected.
   */
  mostBytes: number
}

/** A body or a message beyond this counts. */
export const LARGE_BYTES = 64 * 1024

/**
 * A file of 10 MB briefly takes up to five times its size once it has arrived; 512 MB are meant to be enough for all.
 */
const LIMITS: IntakeLimits = { freeBytes: 24 * 1024 * 1024, turns: 3, stallMs: 1000, mostBytes: 160 * 1024 * 1024 }

const LOOKS = 10
/** On a busy machine a legitimate sender may not get to send for a second. */
const LOOKS_UNTIL_CUT = 3 * LOOKS
/** Less than this per check, while too much is in memory and others wait, is too slow. */
const SLOW_BYTES = (256 * 1024) / LOOKS
/** A sender that has sent nothing by then, with a turn that others wait for, counts as silent and may retry. */
const LOOKS_WITHOUT_A_BYTE = 2
/** The same for one that has sent something in its turn. */
const LOOKS_WITHOUT_A_SIGN = 3
/** Less than this doesn't count as a sign of life. */
const SIGN_BYTES = 8 * 1024
/** A sender below this rate continues in the next turn: a few slow senders would keep all of them. */
const BRISK_BYTES = (4 * 1024 * 1024) / LOOKS

const ALL = 'all'
type Tally = { held: number; turns: number }

type Body = {
  /** Where it counts: among all, and in its groups. */
  keys: readonly string[]
  cut: () => void
  held: number
  isComplete: boolean
  hasTurn: boolean
  turnsHad: number
  /** How much was in memory when the turn began, and for how many checks it has had it. */
  turn: { start: number; looks: number }
  /** Whether its last turn brought a real amount, and how much per check. */
  isMover: boolean
  pace: number
  /** Set while it waits for room. */
  goOn: (() => void) | undefined
  mark: number
  quietLooks: number
  /** How much was in memory when it last became slow, and for how many checks it has been. */
  slow: { start: number; looks: number }
}

/**
 * Limits how much memory large bodies take. What counts is what has arrived, not what was announced: silent senders use
 * next to nothing. Once memory is short, reading is paused and a few senders continue to their end, as long as they
 * send. Most turns are for those who sent when they had one, the fastest first, and one is for newcomers: neither many
 * silent senders nor a few busy ones block the others. Where the slow ones take too much, they are disconnected, the
 * largest first.
 */
export function createUploadQueue(given: Partial<IntakeLimits> = {}): UploadQueue {
  const { freeBytes, turns, stallMs, mostBytes } = { ...LIMITS, ...given }
  const bodies = new Set<Body>()
  const waiting = new Set<Body>()
  const tallies = new Map<string, Tally>()
  const timer = setInterval(look, stallMs / LOOKS)
  timer.unref()

  function hasRoom({ keys }: Body): boolean {
    return keys.every((key) => tallyOf(key).held <= (key === ALL ? freeBytes : freeBytes / 2))
  }
  function hasTurnLeft({ keys }: Body): boolean {
    return keys.every((key) => tallyOf(key).turns < (key === ALL ? turns : Math.max(1, turns / 2)))
  }
  function tallyOf(key: string): Tally {
    return tallies.get(key) ?? { held: 0, turns: 0 }
  }
  function change({ keys }: Body, { held, turns: turnCount }: Tally): void {
    for (const key of keys) {
      const before = tallyOf(key)
      const after = { held: before.held + held, turns: before.turns + turnCount }
      if (after.held === 0 && after.turns === 0) tallies.delete(key)
      else tallies.set(key, after)
    }
  }

  function letGoOn(): void {
    for (const body of waiting) if (hasRoom(body)) wake(body)
    for (let body = nextForTurn(); body; body = nextForTurn()) {
      body.hasTurn = true
      body.turnsHad += 1
      body.turn = { start: body.held, looks: 0 }
      change(body, { held: 0, turns: 1 })
      wake(body)
    }
  }
  function nextForTurn(): Body | undefined {
    if (waiting.size === 0 || tallyOf(ALL).turns >= turns) return undefined
    const candidates = [...waiting].filter(hasTurnLeft)
    const mover = candidates.filter((body) => body.isMover).toSorted((a, b) => b.pace - a.pace)[0]
    // The one with the fewest turns, and of those the latest: one that has waited long may have gone silent.
    const newcomer = candidates
      .filter((body) => !body.isMover)
      .toReversed()
      .toSorted((a, b) => a.turnsHad - b.turnsHad)[0]
    const moving = [...bodies].filter((body) => body.hasTurn && body.isMover)
    return moving.length < turns - 1 ? (mover ?? newcomer) : (newcomer ?? mover)
  }
  function endTurn(body: Body): void {
    const sent = sentInTurn(body)
    body.isMover = sent >= SIGN_BYTES
    body.pace = sent / Math.max(1, body.turn.looks)
    body.hasTurn = false
    change(body, { held: 0, turns: -1 })
  }
  function sentInTurn({ held, turn }: Body): number {
    return held - turn.start
  }
  function isTurnOver(body: Body): boolean {
    const { looks } = body.turn
    const sent = sentInTurn(body)
    if (body.quietLooks >= LOOKS_WITHOUT_A_SIGN && sent > 0) return true
    return sent === 0 ? looks >= LOOKS_WITHOUT_A_BYTE : looks > LOOKS && sent < looks * BRISK_BYTES
  }

  function wake(body: Body): void {
    waiting.delete(body)
    body.mark = body.held
    body.quietLooks = 0
    body.slow = { start: body.held, looks: 0 }
    body.goOn?.()
    body.goOn = undefined
  }

  function release(body: Body): void {
    if (!bodies.delete(body)) return
    // The reader finds that there is nothing more to read.
    wake(body)
    change(body, { held: -body.held, turns: body.hasTurn ? -1 : 0 })
    letGoOn()
  }

  /** Makes room for the waiting ones at the cost of the slow ones. */
  function relieve(): void {
    const slow = [...bodies].filter((body) => body.slow.looks >= LOOKS_UNTIL_CUT).toSorted((a, b) => b.held - a.held)
    for (const body of bodies) if (body.hasTurn && isTurnOver(body) && !isTooMuch(body)) endTurn(body)
    letGoOn()
    for (const body of slow) {
      if (!isTooMuch(body)) continue
      release(body)
      body.cut()
    }
  }
  function isTooMuch({ keys }: Body): boolean {
    return keys.some((key) => tallyOf(key).held > (key === ALL ? mostBytes : mostBytes / 2))
  }

  function look(): void {
    for (const body of bodies) {
      if (body.isComplete || body.goOn) continue
      const isMoving = body.held - body.mark >= SIGN_BYTES
      if (isMoving) body.mark = body.held
      body.quietLooks = isMoving ? 0 : body.quietLooks + 1
      body.turn.looks += 1
      body.slow.looks += 1
      const isSlow = body.held - body.slow.start < body.slow.looks * SLOW_BYTES
      if (!isSlow) body.slow = { start: body.held, looks: 0 }
    }
    if (waiting.size > 0) relieve()
  }

  function add(body: Body, bytes: number): Promise<void> | undefined {
    if (!bodies.has(body)) return undefined
    body.held += bytes
    change(body, { held: bytes, turns: 0 })
    if (body.hasTurn || hasRoom(body)) return undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    body.goOn = resolve
    waiting.add(body)
    letGoOn()
    if (waiting.has(body)) relieve()
    return waiting.has(body) ? promise : undefined
  }

  return {
    open: (sender) => {
      const fresh = {
        held: 0,
        isComplete: false,
        hasTurn: false,
        turnsHad: 0,
        turn: { start: 0, looks: 0 },
        isMover: false,
        pace: 0,
        goOn: undefined,
        mark: 0,
        quietLooks: 0,
        slow: { start: 0, looks: 0 },
      }
      const body: Body = { keys: [ALL, ...sender.groups], cut: sender.cut, ...fresh }
      bodies.add(body)
      return {
        add: (bytes) => add(body, bytes),
        complete: () => {
          body.isComplete = true
          wake(body)
        },
        release: () => release(body),
      }
    },
    stop: () => clearInterval(timer),
  }
}
