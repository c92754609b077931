import type { Switch } from '@mowatt/contract'
import type { Failure } from '@mowatt/contract/failures'
import { PRACTICE_ACCOUNT } from '@mowatt/contract/practice-account'
import { Button, Checkbox, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { useFocusWrong } from '../../../browser/use-focus-wrong.ts'
import { textOf } from '../../../shell/text-of.ts'
import type { Answers } from '../switch-client.ts'
import { type FormName, FORMS } from './form-list.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'
import { switchFormTexts } from './switch-form-texts.ts'

type SwitchFormProps = {
  form: FormName
  about: Switch
  onSave: (answers: Answers) => Promise<void>
}

/** One form. The server validates it; each error is next to its field, and the first such field gets the focus. */
export function SwitchForm({ form, about, onSave }: SwitchFormProps) {
  const act = useAct(saveTrouble)
  const own = useFocusWrong(act)
  const fields = FORMS[form].fields(about.tariff)
  const isPractice = about.is_simulated && form === 'payment'
  const [draft] = useState(() => keptDraft(about.switch_id, form))

  const isFieldWrong = fields.some(({ name }) => act.fields[name] !== undefined)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const answers: Answers = Object.fromEntries(fields.map(({ name }) => [name, textOf(typed, name)]))
    if (form === 'contact') answers['has_special_needs'] = typed.has('has_special_needs')
    if (await act.run(() => onSave(answers))) forgetDraft(about.switch_id, form)
  }

  return (
    <form
      ref={own}
      noValidate
      className="grid gap-5"
      data-track-form="switch"
      onInput={({ currentTarget }) => keepDraft(about.switch_id, form, new FormData(currentTarget))}
      onSubmit={(event) => void save(event)}
    >
      {act.error && !isFieldWrong && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      {isPractice && (
        <Note tone="info">
          <b>{switchFormTexts.noBankDetails[0]}</b>
          {switchFormTexts.noBankDetails[1]}
        </Note>
      )}
      {fields.map(({ name, label, hint, value, ...rest }) => (
        <TextField
          key={name}
          id={`switch-${name}`}
          name={name}
          label={label}
          hint={hint}
          readOnly={isPractice}
          defaultValue={
            isPractice ? PRACTICE_ACCOUNT[name as keyof typeof PRACTICE_ACCOUNT] : (draft[name] ?? value(about.details))
          }
          error={act.fields[name]}
          maxLength={name === 'email' ? 320 : 120}
          {...rest}
        />
      ))}
      {form === 'contact' && (
        <Checkbox
          id="switch-special-needs"
          name="has_special_needs"
          defaultChecked={about.details.has_special_needs ?? false}
          label={switchFormTexts.extraHelp}
        />
      )}
      <div>
        <Button type="submit" className="max-sm:w-full" isLoading={act.isBusy} loadingLabel={switchFormTexts.saving}>
          {switchFormTexts.saveAndContinue}
        </Button>
      </div>
    </form>
  )
}

function saveTrouble({ code, message }: Failure): string {
  return code === 'network' || code === 'timeout' ? switchFormTexts.offline : message
}
