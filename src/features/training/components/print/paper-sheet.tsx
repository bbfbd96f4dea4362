import { useTranslation } from 'react-i18next'
import type { PaperPlan } from '../../model/print/paper-plan'
import type { PaperPlayer } from '../../model/print/create-paper-squad'
import { PaperBlockView } from './paper-block'
import { PaperHead } from './paper-head'
import { PaperSquad } from './paper-squad'
import styles from './paper-sheet.module.css'

interface PaperSheetProps {
  plan: PaperPlan
  /** How densely it is set: 0 roomy to 5 tight, see paper-fit. */
  level: number
  withPoints: boolean
  squad?: readonly PaperPlayer[]
  /** Address for the QR code. */
  link?: string | null
}

/** The session on a sheet of A4: order, drawings, coaching points, what to carry, who comes. */
export function PaperSheet({ plan, level, withPoints, squad = [], link = null }: PaperSheetProps) {
  const { t } = useTranslation(['training', 'exercises'])
  return (
    <article className={styles.sheet} data-level={level}>
      <PaperHead plan={plan} link={link} />
      <div className={styles.steps}>
        {plan.steps.map((step, index) => (
          <section
            key={index}
            className={styles.step}
            data-lanes={step.blocks.length > 1 || undefined}
          >
            <p className={styles.time}>
              <b>{step.start}</b> {t('sheet.minutes', { count: step.minutes })} ·{' '}
              {t(`exercises:phases.${step.phase}`)}
              {step.blocks.length > 1 ? ` · ${t('sheet.side_by_side')}` : null}
            </p>
            {step.blocks.map((block) => (
              <PaperBlockView key={block.key} block={block} withPoints={withPoints} />
            ))}
          </section>
        ))}
      </div>
      <PaperSquad players={squad} />
    </article>
  )
}
