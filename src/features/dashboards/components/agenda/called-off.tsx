import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import layout from '@/shared/ui/layout.module.css'
import type { AgendaItem } from '../../model/agenda'
import { useMomentText } from './use-moment-text'

interface CalledOffProps {
  /** What does not take place. */
  items: readonly AgendaItem[]
  now: number
  /** Whom it concerns; may be empty. */
  describe: (item: AgendaItem) => string
}

/** Says aloud what does not take place, so that nobody drives to an empty pitch. */
export function CalledOff({ items, now, describe }: CalledOffProps) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  if (items.length === 0) return null
  return (
    <ul className={layout.listStack2}>
      {items.map((item) => (
        <li key={item.id}>
          <Alert
            kind="error"
            title={t(`moment.called_off.${item.kind}`, { title: text.title(item) })}
          >
            {[`${text.day(item)}, ${text.clock(item)}`, describe(item)].filter(Boolean).join(' · ')}
          </Alert>
        </li>
      ))}
    </ul>
  )
}
