import { useChatList } from '../../features/chat/conversation/history/use-chat-list.ts'
import type { HomeClient } from '../../features/homes/create-home-client.ts'
import { beginTexts } from '../../features/homes/home-texts.ts'
import { NoHome } from '../../features/homes/no-home.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { SignInForm } from '../../features/identity/link/sign-in-form.tsx'
import { AddBill } from './add-bill.tsx'
import type { AppPage } from './use-app-page.ts'

type BeginHomeProps = { page: AppPage; client: HomeClient; onBegun: () => void }

/** The ways to a first home: a bill, the last conversation, or a sign-in. */
export function BeginHome({ page, client, onBegun }: BeginHomeProps) {
  const { user } = useAuth('where-somebody-was')
  const list = useChatList(page.api, page.session)
  const [last] = list.kind === 'listed' ? list.chats : []
  return (
    <NoHome
      isSignedIn={user !== null}
      addBill={<AddBill page={page} />}
      signIn={<SignInForm returnTo="/home" buttonLabel={beginTexts.signInButton} />}
      onFromChat={
        last &&
        (async () => {
          await client.fromChat(last.chat_id)
          onBegun()
        })
      }
    />
  )
}
