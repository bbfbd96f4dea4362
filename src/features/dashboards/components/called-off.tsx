import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import type { AgendaItem } from '../model/agenda'
import { calledOff } from '../model/next-up'
import styles from './next-up.module.css'
import { useMomentText } from './use-moment-text'

interface CalledOffProps {
  items: readonly AgendaItem[]
  now: number
}

/** Says aloud what does not take place, so that nobody drives to an empty pitch. */
export function CalledOff({ items, now }: CalledOffProps) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  const cancelled = calledOff(items, now)
  if (cancelled.length === 0) return null
  return (
    <ul className={styles.off}>
      {cancelled.map((item) => (
        <li key={item.id}>
          <Alert
            kind="error"
            title={t(`moment.called_off.${item.kind}`, { title: text.title(item) })}
          >
            {text.day(item)}, {text.clock(item)}
          </Alert>
        </li>
      ))}
    </ul>
  )
}
