type Row = { terms: readonly number[]; value: number; weight: number }

/** Keeps unproved terms near zero where the data say little about them. */
const DAMPING = 1e-3

/** The factors that bring the weighted terms closest to the values; undefined when they are not determined. */
export function solveLeastSquares(rows: readonly Row[], count: number): number[] | undefined {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const matrix = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count + 1 }, (_, j) =>
      rows.reduce(
        (sum, { terms, value, weight }) => sum + weight * (terms[i] ?? 0) * (j < count ? (terms[j] ?? 0) : value),
        0,
      ),
    ),
  )
  for (const [i, row] of matrix.entries()) if (i > 0) row[i] = (row[i] ?? 0) + total * DAMPING
  for (let i = 0; i < count; i += 1) {
    const pivot = matrix.slice(i).reduce((best, row) => (Math.abs(row[i] ?? 0) > Math.abs(best[i] ?? 0) ? row : best))
    const place = matrix.indexOf(pivot)
    ;[matrix[i], matrix[place]] = [pivot, matrix[i] ?? pivot]
    const head = pivot[i] ?? 0
    if (Math.abs(head) < 1e-12) return undefined
    for (const [k, row] of matrix.entries()) {
      if (k === i) continue
      const factor = (row[i] ?? 0) / head
      for (let j = i; j <= count; j += 1) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0)
    }
  }
  return matrix.map((row, i) => (row[count] ?? 0) / (row[i] ?? 1))
}
