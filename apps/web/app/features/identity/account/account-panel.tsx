import { Button, Card, Note } from '@mowatt/ui'
import { type ReactNode, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { StaffAccessPart } from '../staff-access/staff-access-part.tsx'
import { PasskeysPart } from '../passkeys/passkeys-part.tsx'
import { SessionsPart } from '../sessions/sessions-part.tsx'
import { accountActions, type ExportedFile } from './account-actions.ts'
import { accountPanelTexts } from './account-texts.ts'
import { removalWords } from './kept-words.ts'
import { useKept } from './use-kept.ts'

type AccountPanelProps = { email: string | null; settings: IdentitySettings; onDelete: () => void }

/** A person's own data: how they sign in, a copy of it, the way out on every device, and its end. */
export function AccountPanel({ email, settings, onDelete }: AccountPanelProps) {
  const actions = accountActions(settings)
  const [busy, setBusy] = useState<'export' | 'everywhere'>()
  const [files, setFiles] = useState<ExportedFile[]>()
  const act = useAct()
  const kept = useKept(settings)

  async function run(what: typeof busy, work: () => Promise<void>) {
    if (!act.isBusy) setBusy(what)
    await act.run(work)
  }

  return (
    <div className="grid gap-5">
      {act.error && (
        <Note tone="danger" announce="alert">
          {act.error}
        </Note>
      )}
      <div className="account-parts">
        <Part title={accountPanelTexts.who} text={accountPanelTexts.whoText}>
          <p className="font-bold wrap-anywhere">{email}</p>
        </Part>
        {settings.isOurs && (
          <Part title={accountPanelTexts.passkeys} text={accountPanelTexts.passkeysText}>
            <PasskeysPart email={email} settings={settings} />
          </Part>
        )}
        {settings.isOurs && (
          <Part title={accountPanelTexts.sessions} text={accountPanelTexts.sessionsText}>
            <SessionsPart email={email} settings={settings} />
          </Part>
        )}
        <Part title={accountPanelTexts.looks} text={accountPanelTexts.looksText}>
          <StaffAccessPart settings={settings} />
        </Part>
        <Part title={accountPanelTexts.export} text={accountPanelTexts.exportText}>
          <Button
            variant="quiet"
            isLoading={act.isBusy && busy === 'export'}
            loadingLabel={accountPanelTexts.collecting}
            onClick={() => void run('export', async () => setFiles(await actions.exportAll()))}
          >
            {accountPanelTexts.downloadMyData}
          </Button>
          {files && (
            <Note tone="success" announce="status">
              {files.length === 0 ? accountPanelTexts.savedNone : accountPanelTexts.savedSome}
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
          <Part title={accountPanelTexts.signOutEverywhere} text={accountPanelTexts.everywhereText}>
            <Button
              variant="quiet"
              isLoading={act.isBusy && busy === 'everywhere'}
              loadingLabel={accountPanelTexts.signingOut}
              onClick={() =>
                void run('everywhere', async () => {
                  await actions.signOutEverywhere()
                  location.assign('/waitlist')
                })
              }
            >
              {accountPanelTexts.signOutEverywhere}
            </Button>
          </Part>
        )}
        <Part title={accountPanelTexts.deletion} text={removalWords(kept)}>
          {kept?.map((words) => (
            <p key={words} className="text-text-2">
              {words}
            </p>
          ))}
          <Button variant="danger" onClick={onDelete}>
            {accountPanelTexts.delete}
          </Button>
        </Part>
      </div>
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
