import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { statGroups, type StatGroup } from '../../model/attributes'
import { computeChange, computeGroupMeans } from '../../model/figures'
import type { View } from '../../model/snapshot'
import { ChangeMark } from '../figures/change-mark'
import { useFigures } from '../figures/use-figures'
import layout from '@/shared/ui/layout.module.css'
import styles from './attribute-table.module.css'

interface AttributeTableProps {
  group: StatGroup
  coach: View
  self: View
}

/** A group of attributes: the value, how it moved, and how the player sees it. */
export function AttributeTable({ group, coach, self }: AttributeTableProps) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const mean = computeGroupMeans(coach.now)[group]
  return (
    <SectionCard
      title={t(`groups.${group}`)}
      actions={
        <span className={`${layout.bold} ${styles.mean}`} data-figures="">
          {show(mean)}
        </span>
      }
    >
      <table className={`${layout.full} ${layout.size14} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('columns.attribute')}</th>
            <th scope="col">{t('columns.coach')}</th>
            <th scope="col">{t('columns.change')}</th>
            <th scope="col">{t('columns.self')}</th>
          </tr>
        </thead>
        <tbody>
          {statGroups[group].map((attribute) => (
            <tr key={attribute}>
              <th scope="row">
                {t(`attributes.${attribute}`)}
                <RatingBar value={coach.now[attribute]} self={self.now[attribute]} />
              </th>
              <td className={`${layout.bold} ${layout.size16}`} data-figures="">
                {show(coach.now[attribute])}
              </td>
              <td>
                <ChangeMark points={computeChange(coach.now[attribute], coach.before[attribute])} />
              </td>
              <td className={styles.self} data-figures="">
                {show(self.now[attribute])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}

interface RatingBarProps {
  value: number | undefined
  self: number | undefined
}

/** The coach's value as a bar, the player's as a mark on it; the numbers stand beside it. */
function RatingBar({ value = 0, self }: RatingBarProps) {
  return (
    <span
      className={`${layout.relative} ${layout.round} ${layout.ground3} ${styles.bar}`}
      aria-hidden="true"
    >
      <span
        className={`${layout.inside} ${layout.round} ${styles.fill}`}
        style={{ inlineSize: `${value * 10}%` }}
      />
      {self === undefined ? null : (
        <span
          className={`${layout.inside} ${styles.mark}`}
          style={{ insetInlineStart: `${self * 10}%` }}
        />
      )}
    </span>
  )
}
