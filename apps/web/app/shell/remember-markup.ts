const MOST_PAGES = 32

/**
 * Keeps rendered markup by everything that went into it. A page is a function of its address and its loaders' data: as
 * long as those are the same, rendering again would only make the same words again.
 */
export function rememberMarkup<Markup>(): (inputs: string, render: () => Markup) => Markup {
  const pages = new Map<string, Markup>()
  return (inputs, render) => {
    const markup = pages.get(inputs) ?? render()
    // The last one asked for goes to the end; the first to leave is the one that nobody asked for longest.
    pages.delete(inputs)
    pages.set(inputs, markup)
    const [oldest] = pages.keys()
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
    return markup
  }
}
