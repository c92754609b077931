export type Instruction = { keyword: string; rest: string }

/** The instructions of a Dockerfile, lines joined and comments left out. */
export function readDockerfile(text: string): Instruction[] {
  return text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line.trim()))
    .flatMap((match) => (match ? [{ keyword: match[1] ?? '', rest: (match[2] ?? '').trim() }] : []))
}
