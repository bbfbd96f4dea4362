import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { Button } from '../button'
import styles from './no-match.module.css'

interface NoMatchProps {
  onClear: () => void
}

/** There are rows, but none fits the search and the filters. */
export function NoMatch({ onClear }: NoMatchProps) {
  const { t } = useTranslation()
  return (
    <div
      className={`${layout.stack1} ${layout.middle} ${layout.textCenter} ${styles.none}`}
      role="status"
    >
      <p className={layout.bold}>{t('ui.no_match.title')}</p>
      <p className={`${layout.dimmed} ${layout.size14}`}>{t('ui.no_match.text')}</p>
      <Button kind="secondary" onClick={onClear}>
        {t('ui.no_match.clear')}
      </Button>
    </div>
  )
}
