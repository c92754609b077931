import { afterEach, expect, test } from 'vitest'
import { onePagePdf, textLine } from '../../../test/files/pdf-writer.ts'
import { readingWorkers } from '../../../test/reading-workers.ts'
import { createReader, type Reader } from './create-reader.ts'

const ENDLESS = new URL('../../../test/files/endless-digest.ts', import.meta.url)
const CRASHING = new URL('../../../test/files/crashing-digest.ts', import.meta.url)
const files = [{ bytes: onePagePdf(textLine('A bill', 72, 700)) }]

const open: Reader[] = []
function reader(options: Parameters<typeof createReader>[0] = {}): Reader {
  const made = createReader({ workers: 1, ...options })
  open.push(made)
  return made
}
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

/** The worker that was started after these. */
async function workerBesides(known: readonly number[]): Promise<number> {
  const fresh = () => readingWorkers().find((pid) => !known.includes(pid))
  await expect.poll(fresh, { interval: 5 }).toBeDefined()
  return fresh()!
}

test.runIf(process.platform === 'linux')('a worker that gets no processor time says nothing of its file', async () => {
  const known = readingWorkers()
  const reading = reader({ starvedMs: 300 }).digest(files, ENDLESS)
  process.kill(await workerBesides(known), 'SIGSTOP')
  expect(await reading).toEqual({ kind: 'unfinished', why: 'starved' })
})

test('a worker that is killed from outside says nothing of its file', async () => {
  const crashes: string[] = []
  const known = readingWorkers()
  const { digest, read } = reader({ onCrash: (lastWords) => crashes.push(lastWords) })
  const reading = digest(files, ENDLESS)
  process.kill(await workerBesides(known), 'SIGKILL')
  expect(await reading).toEqual({ kind: 'unfinished', why: 'crashed' })
  expect(crashes).toHaveLength(1)
  expect(await read(files)).toMatchObject({ kind: 'words' })
})

test('a worker that has read before and ends is replaced, and its file is read in a new one', async () => {
  const known = readingWorkers()
  const { read, digest } = reader()
  await read(files)
  const worn = await workerBesides(known)
  const reading = digest(files, new URL('../../features/bills/digest-bill.ts', import.meta.url))
  process.kill(worn, 'SIGKILL')
  expect(await reading).toMatchObject({ kind: 'digest' })
  expect(await digest(files, CRASHING)).toEqual({ kind: 'unfinished', why: 'crashed' })
})

test('workers do not mind a signal to the whole group', async () => {
  const known = readingWorkers()
  const { read } = reader()
  await read(files)
  const worker = await workerBesides(known)
  const reading = read(files)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(worker, signal)
  expect(await reading).toMatchObject({ kind: 'words' })
  expect(readingWorkers()).toContain(worker)
})

test('closing lets what is read finish, ends what takes too long, and reads nothing that waits', async () => {
  const patient = reader()
  const [first, second] = [patient.read(files), patient.read(files)]
  expect(patient.closed.aborted).toBe(false)
  const closing = patient.close(60_000)
  expect(patient.closed.aborted).toBe(true)
  expect(await second).toEqual({ kind: 'unfinished', why: 'closed' })
  expect(await first).toMatchObject({ kind: 'words' })
  await closing
  expect(await patient.read(files)).toEqual({ kind: 'unfinished', why: 'closed' })

  const known = readingWorkers()
  const hasty = reader()
  const endless = hasty.digest(files, ENDLESS)
  const worker = await workerBesides(known)
  await hasty.close()
  expect(await endless).toEqual({ kind: 'unfinished', why: 'closed' })
  await expect.poll(() => readingWorkers()).not.toContain(worker)
})
