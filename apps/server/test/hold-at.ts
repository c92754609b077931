/** Blocks work at a named point; resolves once something waits there, with a function that releases it. */
export function holdAt<Place extends string>(
  held: Record<Place, () => Promise<void>>,
  place: Place,
): Promise<() => void> {
  const [reached, gate] = [Promise.withResolvers<() => void>(), Promise.withResolvers<void>()]
  held[place] = () => {
    reached.resolve(gate.resolve)
    return gate.promise
  }
  return reached.promise
}
