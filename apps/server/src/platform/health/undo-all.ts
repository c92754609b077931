/**
 * Undoes the steps, last first. A failing one doesn't stop the others: otherwise a database would run on without us.
 */
export async function undoAll(steps: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps.splice(0).reverse()) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
