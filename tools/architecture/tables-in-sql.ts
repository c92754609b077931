const NAME = '"?[a-z_]\\w*"?(?:\\."?[a-z_]\\w*"?)?'
const CTE = /(?:\bwith\s+(?:recursive\s+)?|,\s*)("?\w+"?)\s*(?:\([^()]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\(/g
const MENTION = new RegExp(`\\b(from|join|into|update)\\s+(?:only\\s+|lateral\\s+)?(${NAME})(\\s*\\()?`, 'g')
const NEXT_IN_LIST = new RegExp(`^(?:\\s+(?:as\\s+)?\\w+)?\\s*,\\s*(?:lateral\\s+)?(${NAME})(\\s*\\()?`)
/** Words after which `from` or `update` names no table: `is distinct from`, `for update`, `do update`. */
const NOT_A_TABLE_AFTER =
  /(?:\bdistinct|\bfor(?:\s+no\s+key)?|\bdo|\bon|\b(?:extract|substring|trim|overlay)\s*\([^()]*)\s*$/
const NOT_A_TABLE = ['select', 'values', 'lateral', 'set', 'skip', 'nowait', 'of']

/** The tables a statement reads or writes, by pattern; names it defines itself (`with x as`) are left out. */
export function tablesInSql(sql: string): string[] {
  const text = sql
    .replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/'[^']*'/g, "''")
    .toLowerCase()
  const own = new Set([...text.matchAll(CTE)].map((match) => bare(match[1])))
  const found: string[] = []
  const note = (name: string | undefined, isCall: boolean): void => {
    if (!isCall && !own.has(bare(name)) && !NOT_A_TABLE.includes(bare(name))) found.push(bare(name))
  }
  for (const match of text.matchAll(MENTION)) {
    const [whole, keyword, name, parenthesis] = match
    if (NOT_A_TABLE_AFTER.test(text.slice(0, match.index))) continue
    // `insert into t (a)` names columns; after from and join a parenthesis means a function.
    note(name, parenthesis !== undefined && keyword !== 'into')
    if (keyword !== 'from' || parenthesis) continue
    let rest = text.slice(match.index + whole.length)
    for (let next = NEXT_IN_LIST.exec(rest); next; next = NEXT_IN_LIST.exec(rest)) {
      note(next[1], next[2] !== undefined)
      rest = rest.slice(next[0].length)
    }
  }
  return found
}

function bare(name = ''): string {
  return name.replaceAll('"', '')
}
