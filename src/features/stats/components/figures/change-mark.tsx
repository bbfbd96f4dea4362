import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './change-mark.module.css'
import { useFigures } from './use-figures'

interface ChangeMarkProps {
  /** Points as shown; null when there is nothing to compare with. */
  points: number | null
}

/** An arrow and how far: direction without a judgement, better for a child than red and green. */
export function ChangeMark({ points }: ChangeMarkProps) {
  const { t } = useTranslation('stats')
  const { size } = useFigures()
  if (points === null) return null
  const Arrow = points > 0 ? IconArrowUpRight : points < 0 ? IconArrowDownRight : IconArrowRight
  const direction = points > 0 ? 'up' : points < 0 ? 'down' : 'same'
  return (
    <span
      className={`${layout.inline} ${layout.gapTight} ${layout.dimmed13} ${styles.change}`}
      data-direction={direction}
      data-figures=""
    >
      <Arrow size={16} stroke={1.75} aria-hidden="true" />
      {points === 0 ? null : <span aria-hidden="true">{size(points)}</span>}
      <VisuallyHidden>{t(`change.${direction}`, { points: size(points) })}</VisuallyHidden>
    </span>
  )
}
