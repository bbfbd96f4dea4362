import { IconArrowLeft } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { toClockFace } from '../../model/live/clock'
import styles from './live.module.css'
import type { Live } from './use-live-match'

/** Score and clock, always at the same place. */
export function LiveHeader({ live: { match, clock, now, score, likelyEnd } }: { live: Live }) {
  const { t } = useTranslation('matches/live')
  const navigate = useNavigate()
  const face = toClockFace(clock, now)
  const names = [match.team.name, match.opponent]
  const goals = [score.us, score.them]
  const [home, away] = match.is_home ? [0, 1] : [1, 0]
  return (
    <header className={styles.top}>
      <div className={layout.line1}>
        <IconButton
          label={t('leave')}
          onClick={() => void navigate(href(paths.matches.details, { id: match.id }))}
        >
          <IconArrowLeft size={24} stroke={1.75} />
        </IconButton>
        <h1 className={`${layout.clip} ${layout.text16}`}>{`${names[home]} – ${names[away]}`}</h1>
      </div>
      <div
        className={`${layout.grid} ${layout.top} ${layout.figures} ${layout.textCenter} ${styles.board}`}
      >
        <p className={styles.score}>
          <span className={layout.hidden}>{t('score')}</span>
          {`${goals[home]} : ${goals[away]}`}
        </p>
        <p className={styles.clock}>
          <span role="timer" aria-label={t('clock')}>
            {face.main}
          </span>
          <small>{face.added ?? ' '}</small>
        </p>
        <p className={`${layout.dimmed} ${styles.period}`}>
          {t(`state.${likelyEnd === null ? getState(clock) : 'not_ended'}`, {
            period: clock.period,
          })}
        </p>
      </div>
    </header>
  )
}

function getState({ status, runsSince }: Live['clock']) {
  if (status !== 'live') return status
  return runsSince === null ? 'break' : 'period'
}
