import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { toggleStep, type Run } from '../../model/run/run'

interface RunStepsProps {
  run: Run
  change: (step: (run: Run, now: number) => Run) => void
  steps: readonly string[]
  points: readonly string[]
}

/** The steps to tick one after the other, and what to look out for. */
export function RunSteps({ run, change, steps, points }: RunStepsProps) {
  const { t } = useTranslation('individual')
  return (
    <section className={`${layout.card} ${layout.stack3}`} aria-label={t('details.steps')}>
      <h2 className={layout.text16}>{t('details.steps')}</h2>
      <ul className={layout.listStack2}>
        {steps.map((step, index) => (
          <li key={step} className={`${layout.touch} ${layout.breakable}`}>
            <Checkbox
              size="md"
              label={step}
              checked={run.ticked.includes(index)}
              onChange={() => change((known, now) => toggleStep(known, index, now))}
            />
          </li>
        ))}
      </ul>
      {points.length > 0 ? (
        <>
          <h3 className={layout.medium14}>{t('details.points')}</h3>
          <ul
            className={`${layout.stack1} ${layout.plain}`}
            style={{ paddingInlineStart: '1.2em' }}
          >
            {points.map((point) => (
              <li key={point} className={`${layout.size14} ${layout.breakable}`}>
                {point}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
