import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '../model/agenda'
import { needsPlan } from '../model/next-up'
import styles from './agenda.module.css'

/** How many of these sessions have no plan yet; silent when there is no session at all. */
export function PlanNote({ sessions }: { sessions: readonly AgendaItem[] }) {
  const { t } = useTranslation('dashboards')
  const count = sessions.filter(needsPlan).length
  if (!sessions.some((item) => item.kind === 'training' && !item.is_cancelled)) return null
  return (
    <p className={styles.note} data-tone={count > 0 ? 'amber' : undefined}>
      {count > 0 ? t('ahead.unplanned', { count }) : t('ahead.all_planned')}
    </p>
  )
}
