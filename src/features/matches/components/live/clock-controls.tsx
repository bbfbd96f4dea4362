import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { getNextStep } from '../../model/live/clock'
import type { Live } from './use-live-match'

/** The next step of the match; ending early and abandoning ask first. */
export function ClockControls({ live }: { live: Live }) {
  const { clock, match, now, moveClock, ended, likelyEnd } = live
  const { t, i18n } = useTranslation('matches/live')
  const confirm = useConfirm()
  const next = getNextStep(clock)

  async function takeNext() {
    if (!next || (next.step === 'finish' && !(await ask('finish')))) return
    moveClock(next.step, next.period)
  }

  async function end(step: 'finish' | 'abandon', at?: number) {
    if (await ask(step)) moveClock(step, null, at)
  }

  /** "16:42", with its day where that was another one. */
  function formatEnd(at: number): string {
    const { time_zone } = match.team.school
    const { date, time } = toWallClock(at, time_zone)
    const isToday = date === toWallClock(now, time_zone).date
    return isToday ? time : `${formatDay(date, i18n.language)}, ${time}`
  }

  function ask(step: 'finish' | 'abandon') {
    return confirm({
      title: t(`ask.${step}`, { opponent: match.opponent }),
      text: t(`ask.${step}_text`),
      confirmLabel: t(`steps.${step}`),
      isDanger: step === 'abandon',
    })
  }

  if (!next) return null
  return (
    <div className={layout.stack2}>
      {likelyEnd === null ? null : (
        <>
          <p className={layout.plain}>{t('not_ended')}</p>
          <Button isFullWidth onClick={() => void end('finish', likelyEnd)}>
            {t('end_at', { time: formatEnd(likelyEnd) })}
          </Button>
        </>
      )}
      <Button
        isFullWidth
        kind={likelyEnd === null ? 'primary' : 'secondary'}
        onClick={() => void takeNext()}
      >
        {t(`steps.${next.step}`, { period: next.period ?? clock.periods })}
      </Button>
      {clock.status === 'live' ? (
        <div className={layout.wrap2}>
          {ended ? (
            <Button
              kind="quiet"
              onClick={() => moveClock('resume_period', ended.period, ended.since)}
            >
              {t('steps.resume_period')}
            </Button>
          ) : null}
          {next.step === 'finish' ? null : (
            <Button kind="quiet" onClick={() => void end('finish')}>
              {t('end_early')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => void end('abandon')}>
            {t('steps.abandon')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
