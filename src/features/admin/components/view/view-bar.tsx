import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useEndView, type View } from '../../api/view-as'
import styles from './view.module.css'

interface ViewBarProps {
  viewId: number
  view: View
  name: string
}

/** Stays in sight: through whose eyes, that nothing can be changed, until when, and the way out. */
export function ViewBar({ viewId, view, name }: ViewBarProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const end = useEndView()
  const time = new Intl.DateTimeFormat(formatLocale(), { timeStyle: 'short' })
  const { person } = view

  async function handleEnd() {
    await end.mutateAsync(viewId)
    await navigate(
      person ? href(paths.admin.users.details, { id: person.id }) : paths.admin.users.list,
    )
  }

  return (
    <div className={`${layout.rowWide} ${layout.ink} ${styles.bar}`} role="status">
      <IconEye size={20} stroke={1.75} aria-hidden />
      <p className={`${layout.text14} ${layout.plain} ${layout.breakable} ${styles.text}`}>
        <strong>{t('view.bar', { name })}</strong>{' '}
        {t('view.read_only', { time: time.format(new Date(view.ends_at)) })}
      </p>
      <Button kind="secondary" busy={end.isPending} onClick={() => void handleEnd()}>
        {t('view.end')}
      </Button>
    </div>
  )
}
