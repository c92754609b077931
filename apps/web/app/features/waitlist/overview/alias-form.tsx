import { aliasLimits } from '@mowatt/contract'
import { Button, TextField } from '@mowatt/ui'
import { aliasFormTexts, aliasTexts } from './overview-texts.ts'

/** Another name for the board, without JavaScript. */
export function AliasForm({ alias }: { alias: string }) {
  return (
    <details className="wl-plain">
      <summary>{aliasFormTexts.changeAlias}</summary>
      <form method="post" action="/waitlist" className="grid justify-items-start gap-3 pt-3">
        <input type="hidden" name="intent" value="alias" />
        <TextField
          id="alias"
          name="alias"
          label={aliasFormTexts.alias}
          defaultValue={alias}
          minLength={aliasLimits.shortest}
          maxLength={aliasLimits.longest}
          required
          autoComplete="off"
          hint={aliasTexts.hint}
        />
        <Button type="submit" size="small">
          {aliasFormTexts.saveAlias}
        </Button>
      </form>
    </details>
  )
}
