import path from 'node:path'

/** `<name>.json` for each file. A file whose name is taken keeps its ending, and gets a number if that is not enough. */
export function outputNames(files: readonly string[]): string[] {
  // Some file systems are case-insensitive.
  const taken = new Set<string>()
  return files.map((file) => {
    const { name, base } = path.parse(file)
    let free = name
    for (let number = 1; taken.has(free.toLowerCase()); number += 1) free = number === 1 ? base : `${base}-${number}`
    taken.add(free.toLowerCase())
    return `${free}.json`
  })
}
