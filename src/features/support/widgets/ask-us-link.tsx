import { IconMessageQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { LinkButton } from '@/shared/ui/button'
import { createAskPath, type AskAbout } from '../model/ask-path'

/** "Ask us", from anywhere; a suspended account writes as a visitor does. */
export function AskUsLink(about: AskAbout) {
  const { t } = useTranslation()
  const session = useSession()
  const isSignedIn = Boolean(session?.profile && !session.profile.is_suspended)
  return (
    <LinkButton
      kind="secondary"
      to={createAskPath(isSignedIn, about)}
      icon={<IconMessageQuestion size={20} stroke={1.75} />}
    >
      {t('nav.ask_us')}
    </LinkButton>
  )
}
