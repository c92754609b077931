import type { ChatMessage } from '@mowatt/contract'
import { Failure } from '@mowatt/contract/failures'
import type { ChatEvent } from './chat-event.ts'
import type { ChatClient, Conversation, Saying } from './chat-client.ts'
import { mayPass } from './saying-trouble.ts'
import { type TalkEvent, talkReducer } from './talk-reducer.ts'
import { firstTalk, isAnswered, isBusy, type Pending, turnOf } from './talk-state.ts'

/** The parts of the browser that a conversation needs. */
export type TalkHost = {
  client: ChatClient
  newKey: () => string
  keep: { read: () => Pending | undefined; write: (pending: Pending) => void; forget: () => void }
  waitMs: (ms: number) => Promise<void>
}

export type Talk = ReturnType<typeof createTalk>

const ASK_AGAIN_MS = 1000
/** Retry delay while there is no connection; a page that is woken does not wait. */
const CUT_WAIT_MS = 3000
const MOST_CUTS = 5
const MOST_LOOKS = 10

/**
 * The client side of a conversation, without React: each message is sent once, however often the connection drops.
 * Events are dispatched to talk-reducer.ts, which returns the new state.
 */
export function createTalk({ client, newKey, keep, waitMs }: TalkHost) {
  let state = firstTalk
  let wake = () => {}
  let line = new AbortController()
  let isFollowing = false
  let isGivenUp = false
  const closed = new AbortController()
  const listeners = new Set<() => void>()

  function tell(event: TalkEvent): void {
    if (closed.signal.aborted) return
    state = talkReducer(state, event)
    for (const listener of listeners) listener()
  }

  function pause(ms: number): Promise<void> {
    return Promise.race([waitMs(ms), new Promise<void>((resolve) => (wake = resolve))])
  }

  async function look(): Promise<void> {
    show(await client.read(closed.signal))
  }

  function show(conversation: Conversation): void {
    tell({ kind: 'read', conversation })
    if (conversation.is_reading) void followReading()
  }

  /** A bill may still be being read long after the conversation has moved on. */
  async function followReading(): Promise<void> {
    if (isFollowing) return
    isFollowing = true
    while (state.isReading && !closed.signal.aborted) {
      await waitMs(ASK_AGAIN_MS)
      await lookQuietly()
    }
    isFollowing = false
  }

  /** The server process that reads the bill is notified a moment later, and then writes to the conversation. */
  async function followStop(): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS && !closed.signal.aborted; looks++) {
      await lookQuietly()
      if (isBusy(state) || state.messages.at(-1)?.is_stopped) return
      await waitMs(ASK_AGAIN_MS)
    }
  }

  /** For a page that is shown again. Messages sent meanwhile are newer than those fetched. */
  async function lookQuietly(): Promise<void> {
    if (isBusy(state)) return
    const found = await client.read(closed.signal).catch(() => undefined)
    if (!found || isBusy(state)) return
    show(found)
    if (found.is_working) await lookAgain(true)
  }

  /**
   * Fetches the conversation, retrying after disconnects, and until Mo is done if requested. False if this page has no
   * access, or was closed.
   */
  async function lookAgain(isWhole: boolean): Promise<boolean> {
    while (!closed.signal.aborted && !isGivenUp) {
      try {
        await look()
        if (!isWhole || !state.isWorking) return true
        await pause(ASK_AGAIN_MS)
      } catch (error) {
        if (closed.signal.aborted) return false
        tell({ kind: 'unreadable', error })
        if (state.view !== 'shown') return false
        await pause(CUT_WAIT_MS)
      }
    }
    return isGivenUp
  }

  async function open(): Promise<void> {
    const kept = keep.read()
    if (!(await lookAgain(kept === undefined))) return
    if (kept && !isAnswered(kept, state.messages)) return run(kept)
    keep.forget()
    await lookAgain(true)
  }

  async function run(pending: Pending): Promise<void> {
    isGivenUp = false
    tell({ kind: 'said', pending })
    keepPending()
    for (let cuts = 0; !closed.signal.aborted; cuts++) {
      const end = await sayOnce(pending.saying)
      if (end === 'over') return
      // A message that has arrived is not sent twice: its key returns the answer in progress, or the finished one.
      tell({ kind: 'interrupted', isCut: end === 'cut' && !isGivenUp })
      if (end === 'cut' && !isGivenUp) await pause(ASK_AGAIN_MS)
      if (!(await lookAgain(end === 'busy'))) return
      if (isGivenUp && (await giveUp())) return
      if (isAnswered(state.pending ?? pending, state.messages)) return finish()
      if (cuts === MOST_CUTS) return fail(new Failure('network'))
    }
  }

  /** Aborted before delivery: it can be sent again or removed. False if it had arrived, and is stopped there. */
  async function giveUp(): Promise<boolean> {
    isGivenUp = false
    await look().catch(() => {})
    await client.stop().catch(() => {})
    const { pending } = state
    if (!pending || state.isWorking || isAnswered(pending, state.messages)) return false
    tell({ kind: 'stopped' })
    keepPending()
    return true
  }

  /** Whole: the answer is in the conversation. Busy: another message is being answered. */
  async function sayOnce(saying: Saying): Promise<'over' | 'whole' | 'busy' | 'cut'> {
    let isWhole = false
    const own = (line = new AbortController())
    try {
      for await (const event of client.say(saying, AbortSignal.any([closed.signal, own.signal]))) {
        isWhole = event.kind === 'answered'
        hear(event)
      }
      if (state.pending === undefined) return 'over'
      return isWhole ? 'whole' : 'cut'
    } catch (error) {
      if (closed.signal.aborted) return 'over'
      if (error instanceof Failure && error.code === 'chat_busy') return 'busy'
      if (own.signal.aborted || mayPass(error)) return 'cut'
      await fail(error)
      return 'over'
    }
  }

  function hear(event: ChatEvent): void {
    // Complete without a message: the answer is in the conversation, which is fetched next.
    if (event.kind === 'answered') return event.message && finish(event.message)
    tell(event)
    if (event.kind === 'asked') keepPending()
  }

  function keepPending(): void {
    if (state.pending) keep.write(state.pending)
  }

  function finish(message?: ChatMessage): void {
    keep.forget()
    tell({ kind: 'answered', ...(message && { message }) })
    // The conversation gets its title from the first answer, or after a greeting from the second.
    if (state.messages.length <= 4)
      void client.read(closed.signal).then(
        ({ title }) => tell({ kind: 'named', title }),
        () => {},
      )
  }

  async function fail(error: unknown): Promise<void> {
    if (!state.pending) return
    if (!mayPass(error)) await look().catch(() => {})
    tell({ kind: 'failed', error, newKey: newKey() })
    keepPending()
  }

  function drop(): void {
    keep.forget()
    tell({ kind: 'dropped' })
  }

  function say(saying: Saying): boolean {
    if (state.view !== 'shown' || isBusy(state)) return false
    // A message that was not delivered is replaced by the new one.
    void run({ saying, after: state.messages.at(-1)?.id ?? null })
    return true
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    say: (text: string, { replaces, act }: { replaces?: string; act?: string } = {}) =>
      say({
        kind: 'words',
        key: newKey(),
        text,
        ...(replaces !== undefined && { replaces }),
        ...(act !== undefined && { act }),
      }),
    handBill: (bill: { fileName: string; bytes: number; fileData: string }) =>
      say({ kind: 'bill', key: newKey(), ...bill }),
    retry: () => state.pending?.trouble !== undefined && void run(withoutId(state.pending)),
    /** Removes an undelivered message. */
    drop: () => state.pending?.trouble !== undefined && drop(),
    /** After its reading was stopped: the server has the file. */
    readAgain: (file: { fileName: string; bytes: number }) => say({ kind: 'again', key: newKey(), ...file }),
    async stop() {
      const { isReading } = state
      tell({ kind: 'stopping' })
      if (turnOf(state) === 'sending') {
        isGivenUp = true
        line.abort()
        return wake()
      }
      await client.stop().catch(() => {})
      tell({ kind: 'stop_answered' })
      if (isReading && !isBusy(state)) await followStop()
    },
    /** The device is offline: an open connection would stay silent for long before it breaks. */
    lose: () => line.abort(),
    /** The page is back: from sleep, from another page, or online. */
    wake() {
      wake()
      if (state.view === 'shown' && !isBusy(state)) void lookQuietly()
      else if (state.view === 'offline' || state.view === 'trouble') void open()
    },
    rename: (title: string) => tell({ kind: 'named', title }),
    close: () => closed.abort(),
  }
}

/** It is about to be sent again, and arrives as a new message. */
function withoutId({ id: _old, ...pending }: Pending): Pending {
  return pending
}
