import { useTranslation } from 'react-i18next'
import type { Training } from '../../api/trainings'
import type { TrainingView } from '../../model/training-view'
import styles from './training-sheet.module.css'
import { usePlanText } from './use-plan-text'
import { useTrainingText } from './use-training-text'

interface TrainingSheetHeadProps {
  training: Training
  view: TrainingView
  notes: string | null
}

/** Who, when, where and what for; the running order; what to carry. */
export function TrainingSheetHead({ training, view, notes }: TrainingSheetHeadProps) {
  const { t, i18n } = useTranslation('training')
  const text = useTrainingText()
  const { blockTitle, equipment } = usePlanText()
  const date = text.day(training, 'day_long')
  const things = new Intl.ListFormat(i18n.language, { type: 'unit' })
  const blocks = view.phases.flatMap((phase) => phase.blocks)
  const facts = [
    { label: t('details.sheet.place'), value: training.place },
    { label: t('details.sheet.objective'), value: training.objective },
    {
      label: t('details.sheet.equipment'),
      value: things.format(view.equipment.map(equipment)),
    },
    { label: t('details.sheet.notes'), value: notes },
  ].filter(({ value }) => value)
  return (
    <header className={styles.head}>
      <p className={styles.club}>
        <span>
          {training.team.school.name} · {training.team.name}
        </span>
        <span data-figures="">
          {date}, {text.clock(training)}
        </span>
      </p>
      <h1>{text.title(training)}</h1>
      {training.status === 'cancelled' ? <p>{t('details.cancelled')}</p> : null}
      <div className={styles.top}>
        <table aria-label={t('details.sheet.timeline')}>
          <thead>
            <tr>
              <th scope="col">{t('details.sheet.time')}</th>
              <th scope="col">{t('details.sheet.minutes')}</th>
              <th scope="col">{t('details.sheet.block')}</th>
            </tr>
          </thead>
          <tbody>
            {blocks.map((block) => (
              <tr key={block.key}>
                <td>{block.start}</td>
                <td>{block.minutes}</td>
                <td>{blockTitle(block)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  )
}
