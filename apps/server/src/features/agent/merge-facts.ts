import type { ChatFact } from '@mowatt/contract'

export function mergeFacts(...lists: readonly (readonly ChatFact[])[]): ChatFact[] {
  const merged = new Map<string, ChatFact>()
  for (const fact of lists.flat()) merged.set(`${fact.kind}\n${fact.name}\n${fact.text}`, fact)
  return [...merged.values()]
}
