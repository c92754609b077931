export type FairLine<Item> = {
  push: (group: string, item: Item) => void
  /** The next item in turn. */
  shift: () => Item | undefined
  /** False where it is not in the line. */
  remove: (item: Item) => boolean
  /** Takes the last one out of the longest group; undefined where no group is longer than this one. */
  dropLongerThan: (group: string) => Item | undefined
  /** Removes all, in the order of their turns. */
  empty: () => Item[]
  size: () => number
}

/** Groups take turns, first come, first served within each: a sender of a hundred makes no other group wait. */
export function createFairLine<Item>(): FairLine<Item> {
  /** The group with the next turn comes first. */
  const groups = new Map<string, Item[]>()
  let size = 0

  function take(group: string, items: Item[], at: number): Item | undefined {
    const [item] = items.splice(at, 1)
    size -= 1
    if (items.length === 0) groups.delete(group)
    return item
  }

  function shift(): Item | undefined {
    const [next] = groups
    if (!next) return undefined
    const [group, items] = next
    const item = take(group, items, 0)
    if (groups.delete(group)) groups.set(group, items)
    return item
  }

  return {
    push: (group, item) => {
      const items = groups.get(group) ?? []
      groups.set(group, items)
      items.push(item)
      size += 1
    },
    shift,
    remove: (item) => {
      for (const [group, items] of groups) {
        const at = items.indexOf(item)
        if (at >= 0) return take(group, items, at) !== undefined
      }
      return false
    },
    dropLongerThan: (group) => {
      const [longest] = [...groups].toSorted(([, one], [, other]) => other.length - one.length)
      if (!longest || longest[1].length <= (groups.get(group)?.length ?? 0) + 1) return undefined
      return take(...longest, -1)
    },
    empty: () => {
      const items: Item[] = []
      for (let item = shift(); item !== undefined; item = shift()) items.push(item)
      return items
    },
    size: () => size,
  }
}
