import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TopicMinutes } from '../../model/topic-minutes'
import layout from '@/shared/ui/layout.module.css'
import styles from './minutes.module.css'

const columns = ['delivered', 'planned', 'target'] as const

/** A row per topic: the bar fills with what was delivered and planned, up to the line of what was meant. */
export function TopicTable({ topics }: { topics: readonly TopicMinutes[] }) {
  const { t } = useTranslation(['season', 'exercises'])
  const most = Math.max(1, ...topics.flatMap(({ target, planned }) => [target, planned]))
  const share = (minutes: number) => (minutes / most) * 100
  return (
    <table className={`${layout.full} ${layout.size13} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('season.columns.topic')}</th>
          <th scope="col" className={styles.barColumn}>
            <VisuallyHidden>{t('season.columns.bars')}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`season.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((row) => (
          <tr key={row.topic}>
            <th scope="row">{t(`exercises:topics.${row.topic}`)}</th>
            <td className={styles.barColumn}>
              <svg
                className={`${layout.full} ${styles.bar}`}
                viewBox="0 0 100 14"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.track} width="100" height="8" y="3" />
                <rect className={styles.planned} width={share(row.planned)} height="8" y="3" />
                <rect className={styles.delivered} width={share(row.delivered)} height="8" y="3" />
                {row.target > 0 ? (
                  <path
                    className={styles.target}
                    d={`M${Math.max(0.5, share(row.target) - 0.5)} 0v14`}
                  />
                ) : null}
              </svg>
            </td>
            {columns.map((column) => (
              <td key={column} data-figures="">
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
