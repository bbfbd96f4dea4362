import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './skeletons.module.css'

interface BarProps {
  width?: CSSProperties['inlineSize']
  height?: number
}

function Bar({ width = '100%', height = 14 }: BarProps) {
  return <span className={styles.bar} style={{ inlineSize: width, blockSize: height }} />
}

interface ListSkeletonProps {
  rows?: number
}

/** Rows of a list that are on their way. */
export function ListSkeleton({ rows = 6 }: ListSkeletonProps) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('ui.loading')} className={layout.lineAbove}>
      {Array.from({ length: rows }, (_, index) => (
        <div
          key={index}
          className={`${layout.betweenLine} ${layout.gap4} ${layout.lineBelow} ${styles.row}`}
        >
          <Bar width={`${34 - (index % 3) * 6}%`} />
          <Bar width="18%" />
          <Bar width="12%" />
        </div>
      ))}
    </div>
  )
}

/** A card that is on its way. */
export function CardSkeleton() {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      aria-label={t('ui.loading')}
      className={`${layout.gap3} ${layout.roundCard} ${layout.edge} ${styles.card}`}
    >
      <Bar width="40%" height={18} />
      <Bar />
      <Bar width="80%" />
    </div>
  )
}
