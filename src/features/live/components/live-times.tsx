import { useTranslation } from 'react-i18next'
import type { LivePlan } from '../model/live-plan'
import { computeSpentOn, type LiveRun } from '../model/live-run'
import layout from '@/shared/ui/layout.module.css'
import styles from './live-summary.module.css'
import { useLiveTitle } from './signals/use-live-title'

interface LiveTimesProps {
  plan: LivePlan
  run: LiveRun
}

/** Planned and real minutes of each step. */
export function LiveTimes({ plan, run }: LiveTimesProps) {
  const { t } = useTranslation(['live', 'training'])
  const titleOf = useLiveTitle()
  return (
    <table className={`${layout.full} ${styles.times}`}>
      <caption>{t('live.times')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('training:details.sheet.block')}</th>
          <th scope="col">{t('live.planned')}</th>
          <th scope="col">{t('live.real')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.steps.map((step, index) => {
          const real = Math.round(computeSpentOn(run, index, run.finished ?? 0) / 60_000)
          return (
            <tr key={index} data-over={real > step.minutes || undefined}>
              <th scope="row">{step.blocks.map(titleOf).join(' · ')}</th>
              <td>{step.minutes}</td>
              <td>{real}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
