import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { PaperBlock } from '../../model/print/paper-plan'
import { PaperPicture } from './paper-picture'
import styles from './paper-sheet.module.css'

interface PaperBlockViewProps {
  block: PaperBlock
  withPoints: boolean
}

/** One block: its drawing beside what to lay out and what to say. */
export function PaperBlockView({ block, withPoints }: PaperBlockViewProps) {
  const { t } = useTranslation(['planner', 'exercises'])
  const { title, group, note, setup, rules, points, drawing } = block
  return (
    <div className={styles.block}>
      <h3>
        {group ? `${group}: ` : null}
        {title ?? t('board.unknown_exercise')}
      </h3>
      <PaperPicture drawing={drawing} className={styles.picture} />
      {note ? <p className={layout.medium}>{note}</p> : null}
      {withPoints && setup ? (
        <p className={`${layout.ownLines} ${styles.setup}`}>
          <b>{t('exercises:exercise.setup')}:</b> {setup}
        </p>
      ) : null}
      {withPoints && rules ? (
        <p className={`${layout.ownLines} ${styles.setup}`}>
          <b>{t('exercises:exercise.rules')}:</b> {rules}
        </p>
      ) : null}
      {withPoints && points.length > 0 ? (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
