import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { groupNames, getStatGroup, type Attribute } from '../../../model/attributes'
import layout from '@/shared/ui/layout.module.css'
import styles from './rating-grid.module.css'

interface GridHeadProps {
  columns: readonly Attribute[]
  /** Which column is being rated. */
  active: number
}

/** Groups above for the eye, attributes below. */
export function GridHead({ columns, active }: GridHeadProps) {
  const { t } = useTranslation('stats')
  const groups = groupNames.flatMap((group) => {
    const count = columns.filter((attribute) => getStatGroup(attribute) === group).length
    return count > 0 ? [{ group, count }] : []
  })
  return (
    <div role="rowgroup" className={styles.head}>
      <div
        className={`${layout.grid} ${layout.lineBelow} ${layout.ground1} ${styles.row}`}
        aria-hidden="true"
      >
        <span className={`${layout.name} ${layout.flex} ${layout.middle} ${styles.player}`} />
        {groups.map(({ group, count }) => (
          <span
            key={group}
            className={`${layout.bold} ${layout.dimmed} ${layout.size12} ${styles.group}`}
            style={{ gridColumn: `span ${count}` }}
          >
            {t(`groups.${group}`)}
          </span>
        ))}
        <span />
      </div>
      <div
        role="row"
        className={`${layout.grid} ${layout.lineBelow} ${layout.ground1} ${styles.row}`}
      >
        <div
          role="columnheader"
          className={`${layout.name} ${layout.flex} ${layout.middle} ${styles.player}`}
        >
          {t('rate.player')}
        </div>
        {columns.map((attribute, index) => (
          <div
            key={attribute}
            role="columnheader"
            className={`${layout.flex} ${layout.dimmed} ${layout.size12} ${styles.attribute}`}
            data-active={index === active || undefined}
            title={t(`attributes.${attribute}`)}
          >
            <span aria-hidden="true">{t(`short.${attribute}`)}</span>
            <VisuallyHidden>{t(`attributes.${attribute}`)}</VisuallyHidden>
          </div>
        ))}
        <div
          role="columnheader"
          className={`${layout.flex} ${layout.dimmed} ${layout.size12} ${styles.attribute}`}
        >
          {t('rate.note_short')}
        </div>
      </div>
    </div>
  )
}
