import { IconCar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { createLetterLink } from '@/lib/router/letter-links'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { Car } from '../../../model/lifts'
import type { LiftSteps } from './use-lift-steps'

interface CarRowProps {
  car: Car
  /** Own children who may ask; empty for whoever only reads. */
  family: readonly { id: string; first_name: string }[]
  /** Null where nothing can be changed any more. */
  steps: LiftSteps | null
  onChange: () => void
}

/** One car: who drives, what is free, who comes along, and the taps of whoever looks at it. */
export function CarRow({ car, family, steps, onChange }: CarRowProps) {
  const { t } = useTranslation('matches/lifts')
  const { lift, passengers, waiting, declined } = car
  const { is_mine, seats, seats_left } = lift
  const asked = [...passengers, ...waiting, ...declined]
  const open = family.filter(({ id }) => asked.every(({ player_id }) => player_id !== id))
  const own = asked.filter((ask) => ask.is_mine && !is_mine)
  return (
    <li className={layout.stack2} aria-label={lift.driver_name}>
      <div className={layout.line3}>
        <IconCar size={20} stroke={1.75} aria-hidden="true" />
        <div className={layout.stack1}>
          <span className={layout.name}>{is_mine ? t('mine') : lift.driver_name}</span>
          <span className={layout.dim14}>
            {t(`direction.${lift.direction}`)} ·{' '}
            {seats_left === 0 ? t('full') : t('seats_left', { count: seats_left, seats })}
          </span>
          {lift.note ? <span className={layout.text14}>{lift.note}</span> : null}
          {passengers.length > 0 ? (
            <span className={layout.text14}>
              {t('passengers', {
                names: passengers.map(({ first_name }) => first_name).join(', '),
              })}
            </span>
          ) : null}
        </div>
      </div>
      {is_mine && steps ? (
        <>
          {waiting.map(({ id, first_name }) => (
            <div key={id} className={layout.row2} role="group" aria-label={first_name}>
              <span className={layout.text14}>{t('asks', { name: first_name })}</span>
              <Button
                disabled={steps.isBusy || seats_left === 0}
                onClick={() => steps.answer(id, true)}
              >
                {t('accept')}
              </Button>
              <Button
                kind="secondary"
                disabled={steps.isBusy}
                onClick={() => steps.answer(id, false)}
              >
                {t('decline')}
              </Button>
            </div>
          ))}
          <div className={layout.row2}>
            <Button kind="secondary" onClick={onChange}>
              {t('offer.change')}
            </Button>
            <Button
              kind="quiet"
              disabled={steps.isBusy}
              onClick={() => steps.withdrawLift(lift.id)}
            >
              {t('offer.withdraw')}
            </Button>
          </div>
        </>
      ) : null}
      {own.map(({ id, first_name, status }) => (
        <div key={id} className={layout.row2} role="group" aria-label={first_name}>
          <span className={layout.text14}>{t(`status.${status}`, { name: first_name })}</span>
          {steps && status !== 'declined' ? (
            <Button kind="quiet" disabled={steps.isBusy} onClick={() => steps.withdrawAsk(id)}>
              {t('withdraw')}
            </Button>
          ) : null}
        </div>
      ))}
      {steps && !is_mine && family.length > 0 ? (
        <div className={layout.row2}>
          {seats_left > 0
            ? open.map(({ id, first_name }) => (
                <Button
                  key={id}
                  kind="secondary"
                  disabled={steps.isBusy}
                  onClick={() => steps.ask(id, lift.id)}
                >
                  {t('ask', { name: first_name })}
                </Button>
              ))
            : null}
          <LinkButton kind="quiet" to={createLetterLink(lift.driver_id)}>
            {t('write')}
          </LinkButton>
        </div>
      ) : null}
    </li>
  )
}
