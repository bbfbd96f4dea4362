import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { WorkRow } from '../../api/work'
import { cheerIcons } from './cheer-icons'

/** Who cheered, and with which word. */
export function CheerList({ cheers }: Pick<WorkRow, 'cheers'>) {
  const { t } = useTranslation('tasks')
  if (cheers.length === 0) return null
  return (
    <ul className={layout.listStack1} aria-label={t('cheers.title')}>
      {cheers.map(({ kind, author_id: author, given_on: day, name }) => {
        const Icon = cheerIcons[kind]
        return (
          <li key={`${author} ${day}`} className={`${layout.inline1} ${layout.size14}`}>
            <Icon size={16} stroke={1.75} aria-hidden="true" style={{ flexShrink: 0 }} />
            <span className={layout.breakable}>
              {name ? t('cheers.by', { name, word: t(`cheers.${kind}`) }) : t(`cheers.${kind}`)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
