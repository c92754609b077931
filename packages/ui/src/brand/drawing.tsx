type Parsed = { viewBox: string; markup: string }

/** Decorative unless it gets a label. */
export type DrawingProps = { label?: string; className?: string }

type SourceProps = DrawingProps & { source: string; preserveAspectRatio?: string }

/**
 * A drawing from its .svg file, inlined so that its colours follow the theme. It goes in as one piece of markup: a
 * drawing never changes, so React does not need to manage its hundred parts, neither on the server nor in the browser.
 * Only for our own files: nothing here is sanitised.
 */
export function Drawing({ source, label, className, preserveAspectRatio }: SourceProps) {
  const { viewBox, markup } = parse(source)
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      viewBox={viewBox}
      className={className}
      preserveAspectRatio={preserveAspectRatio}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...naming}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}

const parsed = new Map<string, Parsed>()

function parse(source: string): Parsed {
  const known = parsed.get(source)
  if (known) return known
  const [, viewBox = '', inner = ''] = /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(source) ?? []
  const fresh = { viewBox, markup: inner.replace(/>\s+</g, '><').trim() }
  parsed.set(source, fresh)
  return fresh
}
