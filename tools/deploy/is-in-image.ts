/** Whether `COPY . .` includes a file; supports the patterns of our .dockerignore. */
export function isInImage(ignored: string, file: string): boolean {
  let isIn = true
  for (const line of ignored.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const isBack = line.startsWith('!')
    if (patternOf(isBack ? line.slice(1) : line).test(file)) isIn = isBack
  }
  return isIn
}

function patternOf(line: string): RegExp {
  const body = line
    .split('**/')
    .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*'))
    .join('(?:[^/]+/)*')
  return new RegExp(`^${body}(?:/|$)`)
}
