import { Env } from './env.ts'

const known = Object.keys(Env.shape)

/** One sentence for the first name that isn't one of our settings, or undefined. */
export function unknownSetting(file: object, variables: object): string | undefined {
  const isStrange = (name: string) => !known.includes(name)
  const name =
    Object.keys(file).find(isStrange) ?? Object.keys(variables).find((each) => isStrange(each) && isProbablyOurs(each))
  if (name === undefined) return undefined
  const near = known.find((each) => isNearMiss(name, each))
  return `${name}: there’s no such setting${near ? `. Did you mean ${near}?` : ', see .env.example'}`
}

/** The environment is full of other programs' variables; only a misspelling of one of our own names counts there. */
function isProbablyOurs(name: string): boolean {
  return name.startsWith('MOWATT_') || known.some((each) => isNearMiss(name, each))
}

/** One character wrong, missing, extra or swapped, in a name too long for that to be a coincidence. */
function isNearMiss(name: string, right: string): boolean {
  if (name === right || right.length < 6 || Math.abs(name.length - right.length) > 1) return false
  let start = 0
  while (start < name.length && name[start] === right[start]) start++
  const [a, b] = [name.slice(start), right.slice(start)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  )
}
