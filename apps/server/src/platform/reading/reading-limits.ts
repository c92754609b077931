import type { Budget } from '../workers/watch-process.ts'

const MEGABYTE = 1024 * 1024

export const MOST_FILE_BYTES = 10 * MEGABYTE
export const MOST_FILES = 20
/** Pages after these are left out, and the result contains how many. */
export const MOST_PAGES = 30
/** Pages read from pictures take seconds each, so fewer of them are read. */
export const MOST_PICTURE_PAGES = 8
/** No real bill has more: such a file is refused as a whole. */
export const REFUSED_PAGES = 200
/** The largest phone cameras have 50 million pixels. */
export const MOST_PIXELS = 64_000_000
/** An animation with more frames than this, or with more pixels in all of them, is not a real bill. */
export const MOST_FRAMES = 20
/** In points: 200 inches, the most that PDF once allowed. */
export const LONGEST_PAGE_SIDE = 14_400
/** What reading needs: A4 at about 250 dots an inch. */
export const WORKING_LONG_SIDE = 3000
export const MOST_WORDS_A_PAGE = 10_000
/** The smallest print that a person reads puts about two thousand on a page of A4. */
export const REFUSED_WORDS_A_PAGE = 4000
/** In one page's drawing instructions, visible or not: dozens of times what the densest print has. */
export const REFUSED_CHARACTERS_A_PAGE = 200_000
/** Pages after these words are left out: a bill's prices and sums come before its lists. */
export const MOST_WORDS = 15_000

/**
 * What one step may use. `cpuMs` counts the worker's own work, so a busy machine refuses nothing that an idle one would
 * read; `memoryMb` counts from the beginning of the step. Two busy threads on one core need up to twice as much
 * processor time for the same work, so each is more than twice what the largest real file takes on a quiet machine.
 */
export const BUDGETS = {
  /** Until a file's type is known. */
  first: { cpuMs: 10_000, memoryMb: 600 },
  text: { cpuMs: 3000, memoryMb: 400 },
  digest: { cpuMs: 2000, memoryMb: 300 },
  /** Two photos of the largest phones fill a file; each takes about 650. */
  shrinking: { cpuMs: 4500, memoryMb: 700 },
  drawing: { cpuMs: 4000, memoryMb: 700 },
  decoding: { cpuMs: 4000, memoryMb: 700 },
  /** We bring our own HEIC decoder, which runs as WebAssembly: seconds for a large photo. */
  decodingHeic: { cpuMs: 30_000, memoryMb: 1200 },
  ocr: { cpuMs: 80_000, memoryMb: 1200 },
} as const satisfies Record<string, Budget>
