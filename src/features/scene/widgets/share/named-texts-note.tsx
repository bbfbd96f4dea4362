import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'

/** Texts that name a player, before strangers may read them. */
export function NamedTextsNote({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('scene')
  return (
    <Alert title={t('share.named_title')}>
      <p>{t('share.named_text')}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}
