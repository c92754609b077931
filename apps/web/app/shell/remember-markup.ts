const MOST_PAGES = 32

/**
 * Keeps rendered markup by everything that went into it. A page is a function of its address and its loaders' data: as
 * long as those are the same, rendering again would only make the same words again.
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
