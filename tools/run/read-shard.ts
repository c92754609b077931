import type { Shard } from './all-steps.ts'

/** `--shard 2/4`, or nothing for all of it. */
export function readShard(args: readonly string[]): Shard | undefined | 'unreadable' {
  const [flag, value = '', ...more] = args.flatMap((each) => each.split('='))
  if (flag === undefined) return undefined
  const [part = 0, of = 0] = value.split('/').map(Number)
  const isPart = Number.isInteger(part) && Number.isInteger(of) && part >= 1 && part <= of
  return flag === '--shard' && more.length === 0 && isPart ? { part, of } : 'unreadable'
}
