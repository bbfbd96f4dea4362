import { IconArrowLeft, IconFlag, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { computeExpectedEnd, computeMinutesOver, computeProgress } from '../model/live-clock'
import type { LivePlan } from '../model/live-plan'
import { getRunState, type LiveAction, type LiveRun } from '../model/live-run'
import styles from './live-top.module.css'
import type { useLiveSound } from './signals/use-live-sound'

interface LiveTopProps {
  plan: LivePlan
  run: LiveRun
  now: number
  sound: ReturnType<typeof useLiveSound>
  dispatch: (action: LiveAction) => void
}

const icon = { size: 24, stroke: 1.75 }

/** Out of here, how far the session is, when it will be over. */
export function LiveTop({ plan, run, now, sound, dispatch }: LiveTopProps) {
  const { t } = useTranslation(['live', 'training'])
  const navigate = useNavigate()
  const state = getRunState(run)
  const isOn = state === 'running' || state === 'paused'
  const done = Math.round(computeProgress(plan, run, now) * 100)
  return (
    <header className={`${layout.grid} ${layout.gap2} ${styles.top}`}>
      <div className={`${layout.line1} ${styles.row}`}>
        <IconButton
          label={t('live.leave')}
          onClick={() =>
            void navigate(href(paths.trainings.details, { trainingId: plan.training_id }))
          }
        >
          <IconArrowLeft {...icon} />
        </IconButton>
        <div className={`${layout.grow} ${styles.what}`}>
          <h1>{plan.title ?? t('training:list.untitled')}</h1>
          <p>{isOn ? <Ending plan={plan} run={run} now={now} /> : plan.team}</p>
        </div>
        {isOn ? (
          <>
            <IconButton
              label={t(sound.isOn ? 'live.sound_off' : 'live.sound_on')}
              isPressed={sound.isOn}
              onClick={() => sound.turn(!sound.isOn)}
            >
              {sound.isOn ? <IconVolume {...icon} /> : <IconVolumeOff {...icon} />}
            </IconButton>
            {run.step + 1 < plan.steps.length ? (
              <IconButton label={t('live.finish')} onClick={() => dispatch({ kind: 'finish' })}>
                <IconFlag {...icon} />
              </IconButton>
            ) : null}
          </>
        ) : null}
      </div>
      {isOn ? (
        <div
          className={`${layout.flex} ${layout.relative} ${layout.cut} ${layout.round} ${styles.bar}`}
          role="progressbar"
          aria-label={t('live.progress')}
          aria-valuenow={done}
        >
          {plan.steps.map((step, index) => (
            <span key={index} style={{ flexGrow: step.minutes }} />
          ))}
          <i style={{ inlineSize: `${done}%` }} />
        </div>
      ) : null}
    </header>
  )
}

type EndingProps = Pick<LiveTopProps, 'plan' | 'run' | 'now'>

/** "Ends 18:34 · 4 min late". */
function Ending({ plan, run, now }: EndingProps) {
  const { t } = useTranslation(['live', 'training'])
  const end = computeExpectedEnd(plan, run, now)
  const over = computeMinutesOver(plan, run, end)
  return (
    <span data-figures="" data-late={over > 0 || undefined}>
      {t('live.ends', { time: toWallClock(end, plan.zone).time })}
      {over > 0 ? ` · ${t('live.late', { count: over })}` : null}
    </span>
  )
}
