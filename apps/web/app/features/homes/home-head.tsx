import { LONGEST_HOME_NAME } from '@mowatt/contract'
import { Button, Dialog, IconButton, PencilIcon, PlusIcon, TextField } from '@mowatt/ui'
import { type FormEvent, useId, useState } from 'react'
import { useAct } from '../../browser/use-act.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import type { ListedHome } from './create-home-client.ts'
import { homeHref } from './home-href.ts'
import { nameTexts } from './home-texts.ts'

type HomeHeadProps = {
  homes: readonly ListedHome[]
  homeId: string
  name: string
  /** Omitted if nobody is signed in: no link would lead back to an empty home. */
  onAdd: ((name: string) => Promise<void>) | undefined
  onRename: (name: string) => Promise<void>
}

/** Which home this is, and the way to the others. */
export function HomeHead({ homes, homeId, name, onAdd, onRename }: HomeHeadProps) {
  const [dialog, setDialog] = useState<'add' | 'rename'>()
  const close = () => setDialog(undefined)
  return (
    <header className="home-head">
      <div className="flex items-center gap-1">
        <h1 className="text-h2 wrap-anywhere">{name}</h1>
        <IconButton label={nameTexts.rename} icon={<PencilIcon size="small" />} onClick={() => setDialog('rename')} />
      </div>
      {onAdd && (
        <Button variant="ghost" size="small" className="home-add" onClick={() => setDialog('add')}>
          <PlusIcon size="small" />
          {nameTexts.add}
        </Button>
      )}
      {homes.length > 1 && (
        <nav aria-label={nameTexts.homes}>
          <ul className="home-choices">
            {homes.map((each) => (
              <li key={each.home_id}>
                <AppLink href={homeHref(each.home_id)} aria-current={each.home_id === homeId ? 'page' : undefined}>
                  {each.home_id === homeId ? name : each.name}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {dialog === 'rename' && <NameDialog title={nameTexts.rename} start={name} onName={onRename} onClose={close} />}
      {dialog === 'add' && onAdd && (
        <NameDialog title={nameTexts.addTitle} text={nameTexts.addText} start="" onName={onAdd} onClose={close} />
      )}
    </header>
  )
}

type NameDialogProps = {
  title: string
  text?: string
  start: string
  onName: (name: string) => Promise<void>
  onClose: () => void
}

function NameDialog({ title, text, start, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(start)
  const act = useAct(({ message, fields }) => fields?.['name'] ?? message)
  const formId = useId()

  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return act.refuse(nameTexts.empty)
    if (wanted === start || (await act.run(() => onName(wanted)))) onClose()
  }
  return (
    <Dialog
      title={title}
      description={text}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isBusy={act.isBusy}
      action={
        <Button type="submit" form={formId} isLoading={act.isBusy} loadingLabel={nameTexts.saving}>
          {nameTexts.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label={nameTexts.name}
          value={name}
          maxLength={LONGEST_HOME_NAME}
          error={act.error}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
