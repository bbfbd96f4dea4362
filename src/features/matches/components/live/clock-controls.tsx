import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { getNextStep } from '../../model/live/clock'
import type { Live } from './use-live-match'

/** The next step of the match; ending early and abandoning ask first. */
export function ClockControls({ live: { clock, match, moveClock, ended } }: { live: Live }) {
  const { t } = useTranslation('matches/live')
  const confirm = useConfirm()
  const next = getNextStep(clock)

  async function takeNext() {
    if (!next || (next.step === 'finish' && !(await ask('finish')))) return
    moveClock(next.step, next.period)
  }

  async function end(step: 'finish' | 'abandon') {
    if (await ask(step)) moveClock(step, null)
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
      <Button isFullWidth onClick={() => void takeNext()}>
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
