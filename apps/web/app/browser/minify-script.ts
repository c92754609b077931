/** A script inlined in pages, without indentation and redundant spaces: it means the same. */
export function minifyScript(source: string): string {
  return source.replaceAll(/\n\s*/g, '\n').replaceAll(/ ?([=(){},:?|&+<>]) ?/g, '$1')
}
