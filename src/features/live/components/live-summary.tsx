import { useState } from 'react'
import {
  IconArrowBackUp,
  IconCheck,
  IconClipboardCheck,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button, IconButton, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useSaveMinutesOver } from '@/features/attendance/api/staff-notes'
import { computeMinutesOver } from '../model/live-clock'
import type { LivePlan } from '../model/live-plan'
import type { LiveAction, LiveRun } from '../model/live-run'
import styles from './live-summary.module.css'
import { LiveTimes } from './live-times'

interface LiveSummaryProps {
  plan: LivePlan
  run: LiveRun
  dispatch: (action: LiveAction) => void
}

/** After the last whistle: what each block took, and "ran 4 min over" kept for the next plan. */
export function LiveSummary({ plan, run, dispatch }: LiveSummaryProps) {
  const { t } = useTranslation('live')
  const [over, setOver] = useState(() => computeMinutesOver(plan, run, run.finished ?? 0))
  const keep = useSaveMinutesOver()
  const isKept = keep.isSuccess && keep.variables.minutes === over
  const state = over > 0 ? 'over' : over < 0 ? 'under' : 'exact'
  return (
    <div className={`${layout.grid} ${layout.gap4} ${layout.packed}`}>
      <section
        className={`${layout.grid} ${layout.gap3} ${layout.middle} ${styles.over}`}
        aria-label={t('live.result')}
      >
        <IconButton label={t('live.less')} onClick={() => setOver(Math.max(-120, over - 1))}>
          <IconMinus size={24} stroke={1.75} />
        </IconButton>
        <p data-figures="">{t(`live.ran.${state}`, { count: Math.abs(over) })}</p>
        <IconButton label={t('live.more')} onClick={() => setOver(Math.min(180, over + 1))}>
          <IconPlus size={24} stroke={1.75} />
        </IconButton>
      </section>
      {keep.isError ? (
        <p className={`${layout.plain} ${layout.danger}`}>{t('live.keep_failed')}</p>
      ) : null}
      <Button
        isFullWidth
        busy={keep.isPending && !keep.isPaused}
        disabled={isKept}
        icon={isKept ? <IconCheck size={20} stroke={1.75} /> : null}
        onClick={() => keep.mutate({ trainingId: plan.training_id, minutes: over })}
      >
        {t(isKept ? 'live.is_kept' : 'live.keep')}
      </Button>
      <LiveTimes plan={plan} run={run} />
      <div className={layout.wrap2}>
        <LinkButton
          kind="secondary"
          to={href(paths.trainings.attendance, { trainingId: plan.training_id })}
          icon={<IconClipboardCheck size={20} stroke={1.75} />}
        >
          {t('live.to_attendance')}
        </LinkButton>
        <Button
          kind="quiet"
          icon={<IconArrowBackUp size={20} stroke={1.75} />}
          onClick={() => dispatch({ kind: 'reopen' })}
        >
          {t('live.reopen')}
        </Button>
        <Button kind="quiet" onClick={() => dispatch({ kind: 'reset' })}>
          {t('live.reset')}
        </Button>
      </div>
    </div>
  )
}
