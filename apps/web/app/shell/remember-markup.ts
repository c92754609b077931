const MOST_PAGES = 32

/**
 * Caches rendered markup by all of its inputs. A page is a function of its address and its loaders' data: as long as
 * those are unchanged, rendering again would produce the same markup.
 */
export function rememberMarkup<Markup>(): (inputs: string, render: () => Markup) => Markup {
  const pages = new Map<string, Markup>()
  return (inputs, render) => {
    const markup = pages.get(inputs) ?? render()
    // LRU: the last one requested moves to the end, and the least recently requested one is evicted first.
    pages.delete(inputs)
    pages.set(inputs, markup)
    const [oldest] = pages.keys()
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
    return markup
  }
}
