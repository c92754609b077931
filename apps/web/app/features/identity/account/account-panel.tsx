import { Button, Card, Note } from '@mowatt/ui'
import { type ReactNode, useState } from 'react'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { LooksPart } from '../looks/looks-part.tsx'
import { PasskeysPart } from '../passkeys/passkeys-part.tsx'
import { SessionsPart } from '../sessions/sessions-part.tsx'
import { accountActions, type ExportedFile, reasonOf } from './account-actions.ts'
import { removalWords } from './kept-words.ts'
import { useKept } from './use-kept.ts'

type AccountPanelProps = { email: string | null; settings: IdentitySettings; onDelete: () => void }
type Act = 'export' | 'everywhere'

/** A person's own data: how they sign in, a copy of it, the way out on every device, and its end. */
export function AccountPanel({ email, settings, onDelete }: AccountPanelProps) {
  const actions = accountActions(settings)
  const [busy, setBusy] = useState<Act>()
  const [files, setFiles] = useState<ExportedFile[]>()
  const [error, setError] = useState<string>()
  const kept = useKept(settings)

  async function run(act: Act, work: () => Promise<void>) {
    if (busy) return
    setBusy(act)
    setError(undefined)
    await work().catch((failure: unknown) => setError(reasonOf(failure)))
    setBusy(undefined)
  }

  return (
    <div className="grid gap-5">
      {error && (
        <Note tone="danger" announce="alert">
          {error}
        </Note>
      )}
      <Part title="Who you are" text="You sign in with this address. There’s no password.">
        <p className="font-bold wrap-anywhere">{email}</p>
      </Part>
      {settings.isOurs && (
        <Part
          title="Passkeys"
          text="Sign in with your fingerprint, face or PIN instead of an email. A passkey stays on your device, and can’t be guessed or phished."
        >
          <PasskeysPart email={email} settings={settings} />
        </Part>
      )}
      {settings.isOurs && (
        <Part
          title="Where you’re signed in"
          text="These browsers are signed in to your account. Don’t recognise one of them? Sign it out."
        >
          <SessionsPart email={email} settings={settings} />
        </Part>
      )}
      <Part
        title="When our team looked at your data"
        text="Our team can only open a conversation if there’s a reason, and only for an hour. You’ll see each time here."
      >
        <LooksPart settings={settings} />
      </Part>
      <Part
        title="Take your data with you"
        text="Everything we keep about you, as one JSON file. You can then download any documents you gave us, one by one."
      >
        <Button
          variant="quiet"
          isLoading={busy === 'export'}
          loadingLabel="Collecting"
          onClick={() => void run('export', async () => setFiles(await actions.exportAll()))}
        >
          Download my data
        </Button>
        {files && (
          <Note tone="success" announce="status">
            {files.length === 0
              ? 'Saved. You haven’t given us any documents.'
              : 'Saved. You can download these documents too:'}
          </Note>
        )}
        {files?.map((file) => (
          <Button
            key={file.url}
            variant="ghost"
            size="small"
            onClick={() => void run('export', () => actions.exportFile(file))}
          >
            {file.name}
          </Button>
        ))}
      </Part>
      {settings.isOurs && (
        <Part title="Sign out everywhere" text="Signs you out on every phone, tablet and computer, including this one.">
          <Button
            variant="quiet"
            isLoading={busy === 'everywhere'}
            loadingLabel="Signing out..."
            onClick={() =>
              void run('everywhere', async () => {
                await actions.signOutEverywhere()
                location.assign('/waitlist')
              })
            }
          >
            Sign out everywhere
          </Button>
        </Part>
      )}
      <Part title="Delete your account" text={removalWords(kept)}>
        {kept?.map((words) => (
          <p key={words} className="text-text-2">
            {words}
          </p>
        ))}
        <Button variant="danger" onClick={onDelete}>
          Delete my account
        </Button>
      </Part>
    </div>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card tone="flat">
      <section className="grid justify-items-start gap-3">
        <h2 className="text-h4">{title}</h2>
        <p className="text-text-2">{text}</p>
        {children}
      </section>
    </Card>
  )
}
