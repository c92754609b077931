import { Button, TextField } from '@mowatt/ui'
import { ALIAS_HINT, LONGEST_ALIAS, SHORTEST_ALIAS } from './alias-rules.ts'

/** Another name for the board, without JavaScript. */
export function AliasForm({ alias }: { alias: string }) {
  return (
    <details className="wl-plain">
      <summary>Change alias</summary>
      <form method="post" action="/waitlist" className="grid justify-items-start gap-3 pt-3">
        <input type="hidden" name="intent" value="alias" />
        <TextField
          id="alias"
          name="alias"
          label="Alias"
          defaultValue={alias}
          minLength={SHORTEST_ALIAS}
          maxLength={LONGEST_ALIAS}
          required
          autoComplete="off"
          hint={ALIAS_HINT}
        />
        <Button type="submit" size="small">
          Save alias
        </Button>
      </form>
    </details>
  )
}
