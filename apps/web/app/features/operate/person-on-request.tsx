import { deletePerson, exportPerson, findPerson, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { failures } from '@mowatt/contract/failures'
import { Button, Note, TextField } from '@mowatt/ui'
import { type FormEvent, useRef, useState } from 'react'
import { longDate } from '../../browser/long-date.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useAct } from '../../browser/use-act.ts'
import { ReasonForm } from './reason-form.tsx'
import { onRequestTexts } from './people-texts.ts'

type Person = ReplyOf<typeof findPerson>

/** Finds an account by its address, and carries out its owner's requests. */
export function PersonOnRequest({ call }: { call: Call }) {
  const [email, setEmail] = useState('')
  const [person, setPerson] = useState<Person>()
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const act = useAct(({ code, message }) => (code === 'not_found' ? onRequestTexts.notFound : message))

  const tell = (words: string) => {
    setTold(words)
    said.current?.focus()
  }
  async function find(event: FormEvent) {
    event.preventDefault()
    setPerson(undefined)
    setTold('')
    await act.run(async () => setPerson(await call(findPerson, { body: { email } })))
  }
  async function takeOut(found: Person, reason: string): Promise<void> {
    const exported = await call(exportPerson, { body: { email: found.email, reason } })
    saveFile(new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' }), 'mowatt-export.json')
    tell(onRequestTexts.saved(found.email))
  }
  async function remove(found: Person, reason: string): Promise<void> {
    await call(deletePerson, { body: { email: found.email, reason } })
    setPerson(undefined)
    setEmail('')
    tell(onRequestTexts.deleted(found.email))
  }
  return (
    <>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      <section className="ops-panel" aria-labelledby="find-title">
        <h2 id="find-title" className="text-h4">
          {onRequestTexts.title}
        </h2>
        <form className="ops-decide" aria-labelledby="find-title" noValidate onSubmit={(event) => void find(event)}>
          <TextField
            label={onRequestTexts.email}
            hint={onRequestTexts.emailHint}
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            error={act.error}
            onChange={({ target }) => setEmail(target.value)}
          />
          <div>
            <Button type="submit" size="small" variant="strong" isLoading={act.isBusy}>
              {onRequestTexts.find}
            </Button>
          </div>
        </form>
      </section>
      {person && (
        <div className="ops-pair">
          <section className="ops-panel" aria-labelledby="export-title">
            <h2 id="export-title" className="text-h4">
              {onRequestTexts.exportTitle}
            </h2>
            <p className="text-small text-text-2 ops-address">
              {onRequestTexts.exportText(person.email, longDate(person.created_at.slice(0, 10)))}
            </p>
            <ReasonForm
              name={onRequestTexts.exportTitle}
              button={onRequestTexts.export}
              onAct={(reason) => takeOut(person, reason)}
            />
          </section>
          <section className="ops-panel" aria-labelledby="delete-title">
            <h2 id="delete-title" className="text-h4">
              {onRequestTexts.deleteTitle}
            </h2>
            {person.has_role ? (
              <Note tone="info">{failures.has_role.text}</Note>
            ) : (
              <>
                <Note tone="danger">{onRequestTexts.deleteText}</Note>
                {person.kept.map((words) => (
                  <p key={words} className="text-small">
                    {words}
                  </p>
                ))}
                <DeleteForm key={person.user_id} person={person} onDelete={(reason) => remove(person, reason)} />
              </>
            )}
          </section>
        </div>
      )}
    </>
  )
}

type DeleteFormProps = { person: Person; onDelete: (reason: string) => Promise<void> }

/** To delete an account, the operator types its address again. */
function DeleteForm({ person, onDelete }: DeleteFormProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  async function remove(reason: string): Promise<void | false> {
    const isSame = typed.trim().toLowerCase() === person.email
    setError(isSame ? undefined : onRequestTexts.confirmWrong(person.email))
    return isSame ? onDelete(reason) : false
  }
  return (
    <ReasonForm name={onRequestTexts.deleteTitle} button={onRequestTexts.delete} variant="danger" onAct={remove}>
      <TextField
        label={onRequestTexts.confirm}
        type="email"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonForm>
  )
}
