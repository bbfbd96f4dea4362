import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'

/** What the keyboard does here; the screen reader says as much by itself. */
export function SearchKeys() {
  const { t } = useTranslation('search')
  return (
    <p
      className={`${layout.plain} ${layout.dim12} ${layout.lineAbove}`}
      style={{ padding: '8px 16px' }}
      aria-hidden="true"
    >
      {t('keys')}
    </p>
  )
}
