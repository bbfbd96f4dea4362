import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { useAnimationActions } from '../gallery/use-animation-actions'
import { NoticeBar } from './notice-bar'

interface ReadOnlyNoticeProps {
  animation: { id: string; title: string }
  /** Players and parents look; coaches may take a copy. */
  canCopy: boolean
}

/** Somebody else's work: one may look, and take a copy. */
export function ReadOnlyNotice({ animation, canCopy }: ReadOnlyNoticeProps) {
  const { t } = useTranslation('animator')
  const { duplicate } = useAnimationActions()
  return (
    <NoticeBar
      actions={
        <>
          {canCopy ? (
            <Button onClick={() => void duplicate(animation)}>{t('editor.copy')}</Button>
          ) : null}
          <LinkButton kind="secondary" to={href(paths.animator.details, { id: animation.id })}>
            {t('editor.details')}
          </LinkButton>
        </>
      }
    >
      {t('editor.read_only')}
    </NoticeBar>
  )
}
