/**
 * The edit distance: how many characters must be inserted, deleted, replaced or swapped with their neighbour to turn
 * one word into the other. Counting stops above `most` and returns `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let leastOfRow = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)
      row.push(least)
      leastOfRow = Math.min(leastOfRow, least)
    }
    if (leastOfRow > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
