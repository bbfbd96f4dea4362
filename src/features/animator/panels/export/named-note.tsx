import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'

interface NamedNoteProps {
  texts: readonly string[]
  onLeaveOut: () => void
}

/** Texts that name a player, before they leave with the file; one tap takes the names out of it. */
export function NamedNote({ texts, onLeaveOut }: NamedNoteProps) {
  const { t } = useTranslation(['animator', 'scene'])
  if (texts.length === 0) return null
  return (
    <Alert
      title={t('scene:share.named_title')}
      actions={
        <Button kind="secondary" onClick={onLeaveOut}>
          {t('share.replace')}
        </Button>
      }
    >
      <p>{t('export.named_text')}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}
