import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Arrival, createUploadQueue, type UploadQueue } from './upload-queue.ts'

const KB = 1024
let intake: UploadQueue
let cut: string[]

beforeEach(() => {
  vi.useFakeTimers()
  cut = []
  intake = createUploadQueue({ freeBytes: 1000 * KB, turns: 2, stallMs: 1000, mostBytes: 4000 * KB })
})
afterEach(() => {
  intake.stop()
  vi.useRealTimers()
})

const open = (name: string, ...groups: string[]) => intake.open({ groups, cut: () => cut.push(name) })

/** Sends so much, and returns whether it has to wait. */
function send(arrival: Arrival, kilobytes: number): { isWaiting: boolean } {
  const state = { isWaiting: false }
  const room = arrival.add(kilobytes * KB)
  if (room) {
    state.isWaiting = true
    void room.then(() => (state.isWaiting = false))
  }
  return state
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('nobody waits while there is room, however many are silent', () => {
  for (let at = 0; at < 500; at++) expect(send(open(`silent ${at}`), 1).isWaiting).toBe(false)
  expect(send(open('honest'), 490).isWaiting).toBe(false)
})

test('without room a few go on to their end, the others when it comes', async () => {
  const [one, two, three] = [open('one'), open('two'), open('three')]
  expect(send(one, 1001).isWaiting).toBe(false)
  expect(send(two, 1).isWaiting).toBe(false)
  const third = send(three, 1)
  expect(third.isWaiting).toBe(true)
  // Both have a turn, and need no further one for what follows.
  expect(send(one, 5000).isWaiting).toBe(false)
  one.release()
  one.release()
  await settle()
  expect(third.isWaiting).toBe(false)
  expect(cut).toEqual([])
})

test('the silent lose their turns as soon as somebody waits, and keep what they have sent', async () => {
  const [one, two] = [open('one'), open('two')]
  send(one, 1001)
  send(two, 1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(send(open('honest'), 1).isWaiting).toBe(false)
  expect(send(open('honest too'), 1).isWaiting).toBe(false)
  expect(cut).toEqual([])
  // They continue at their next turn.
  expect(send(one, 1).isWaiting).toBe(true)
})

test('whoever comes last does not wait behind silent ones who waited before', async () => {
  const [one, two] = [open('one'), open('two')]
  send(one, 1001)
  send(two, 1)
  const queue = Array.from({ length: 60 }, (_, at) => send(open(`waiting ${at}`), 1))
  const honest = send(open('honest'), 1)
  expect(honest.isWaiting).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(honest.isWaiting).toBe(false)
  expect(queue.filter(({ isWaiting }) => isWaiting)).toHaveLength(59)
})

test('the silent who hold too much are cut off in the end, who holds most first', async () => {
  send(open('silent'), 3000)
  await vi.advanceTimersByTimeAsync(500)
  send(open('silent later'), 1500)
  await vi.advanceTimersByTimeAsync(2000)
  const waits = send(open('honest'), 60)
  // No body gets a turn while so much is in memory.
  expect([waits.isWaiting, cut]).toEqual([true, []])
  await vi.advanceTimersByTimeAsync(500)
  expect([waits.isWaiting, cut]).toEqual([false, ['silent']])
})

test('neither do senders who hold too much keep everybody waiting by sending a little', async () => {
  const drips = Array.from({ length: 5 }, (_, at) => open(`drips ${at}`, `network ${at % 2}`))
  drips.forEach((each) => send(each, 1000))
  const waits = send(open('honest', 'network 3'), 60)
  expect(waits.isWaiting).toBe(true)
  for (let tenth = 0; tenth < 31; tenth++) {
    drips.forEach((each) => send(each, 10))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(waits.isWaiting).toBe(false)
  expect(cut.length).toBeLessThan(5)
})

test('whoever goes on sending is not silent, and neither is whoever waits or has sent all', async () => {
  const [moving, whole] = [open('moving'), open('whole')]
  send(moving, 1001)
  send(whole, 1)
  whole.complete()
  const waits = send(open('waits'), 1)
  for (let quarter = 0; quarter < 8; quarter++) {
    send(moving, 1200)
    await vi.advanceTimersByTimeAsync(250)
  }
  expect(cut).toEqual([])
  expect(waits.isWaiting).toBe(true)
})

test('whoever sends slowly passes the turn on within seconds, and gets another when those without one had theirs', async () => {
  const slow = [open('slow'), open('slow too')]
  for (const kilobytes of [501, 1]) slow.forEach((each) => send(each, kilobytes))
  const honest = send(open('honest'), 1)
  const pause = async (looks: number) => {
    for (let look = 0; look < looks; look++) {
      slow.forEach((each) => send(each, 10))
      await vi.advanceTimersByTimeAsync(250)
    }
  }
  expect(honest.isWaiting).toBe(true)
  await pause(6)
  expect(honest.isWaiting).toBe(false)
  const late = send(open('late'), 1)
  await pause(6)
  expect([late.isWaiting, cut]).toEqual([false, []])
})

test('a turn in which somebody sent and fell silent lasts no longer than one without a byte, or nearly', async () => {
  const [one, two] = [open('one'), open('two')]
  send(one, 1001)
  send(two, 1)
  void one.add(300 * KB)
  void two.add(300 * KB)
  const honest = send(open('honest'), 1)
  await vi.advanceTimersByTimeAsync(400)
  expect(honest.isWaiting).toBe(false)
})

describe('an honest sender of 300 KB a second', () => {
  /** How many tenths of a second 3 MB take beside so many others, which send the given amounts in each tenth. */
  async function tenthsBeside(count: number, others: { first: number; later: number }): Promise<number> {
    intake.stop()
    intake = createUploadQueue({ freeBytes: 1000 * KB, turns: 3, stallMs: 1000, mostBytes: 400_000 * KB })
    const senders = Array.from({ length: count }, (_, at) => {
      const arrival = open(`other ${at}`)
      return { arrival, state: send(arrival, others.first) }
    })
    const honest = open('honest')
    let state = { isWaiting: false }
    let buffered = 0
    let left = 3000
    for (let tenth = 1; tenth < 1000; tenth++) {
      buffered = Math.min(buffered + 30, left)
      if (!state.isWaiting) {
        state = send(honest, buffered)
        left -= buffered
        buffered = 0
        if (left === 0) return tenth
      }
      for (const sender of senders)
        if (others.later > 0 && !sender.state.isWaiting) sender.state = send(sender.arrival, others.later)
      await vi.advanceTimersByTimeAsync(100)
    }
    return Infinity
  }

  test('takes 10 s alone', async () => {
    expect(await tenthsBeside(0, { first: 0, later: 0 })).toBe(100)
  })

  test('takes at most a second more beside 300 who sent 300 KB and fell silent', async () => {
    expect(await tenthsBeside(300, { first: 300, later: 0 })).toBeLessThan(110)
  })

  test('takes at most two seconds more beside 300 who send drops', async () => {
    expect(await tenthsBeside(300, { first: 300, later: 1 })).toBeLessThan(120)
  })
})

test('drops are no sign of life', async () => {
  const [moving, drips] = [open('moving'), open('drips')]
  send(moving, 1001)
  send(drips, 1)
  const waits = send(open('waits'), 1)
  for (let tenth = 0; tenth < 4; tenth++) {
    send(moving, 8)
    send(drips, 1)
    await vi.advanceTimersByTimeAsync(100)
  }
  // The turn of the slow sender went to the waiting one; the other one still has its own.
  expect([waits.isWaiting, send(drips, 1).isWaiting, send(moving, 8).isWaiting]).toEqual([false, true, false])
})

test('one network has half of the room and half of the turns, and the others have the rest', () => {
  expect(send(open('a', 'network a'), 501).isWaiting).toBe(false)
  expect(send(open('a too', 'network a'), 1).isWaiting).toBe(true)
  expect(send(open('b', 'network b'), 450).isWaiting).toBe(false)
  // All memory is in use now, and there is a turn that the first network could not take.
  expect(send(open('c', 'network c'), 100).isWaiting).toBe(false)
})

test('of the silent who hold too much, those of another network are left alone', async () => {
  send(open('b', 'network b'), 100)
  send(open('a', 'network a'), 2001)
  await vi.advanceTimersByTimeAsync(5000)
  send(open('a too', 'network a'), 1)
  expect(cut).toEqual(['a'])
})

test('whoever leaves while waiting is forgotten', async () => {
  const [one, two] = [open('one'), open('two')]
  send(one, 1001)
  send(two, 1)
  const gone = open('gone')
  send(gone, 1)
  const last = send(open('last'), 1)
  gone.release()
  two.release()
  await settle()
  expect(last.isWaiting).toBe(false)
})

test('a message whose end has come while it waited waits no more', async () => {
  const [one, two, three] = [open('one'), open('two'), open('three')]
  send(one, 1001)
  send(two, 1)
  const third = send(three, 1)
  three.complete()
  await settle()
  expect(third.isWaiting).toBe(false)
})
