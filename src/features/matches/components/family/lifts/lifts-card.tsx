import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '@/lib/time/use-now'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useMatchLifts } from '../../../api/lifts'
import type { Match } from '../../../api/matches'
import { groupLifts, listChildrenWithoutLift } from '../../../model/lifts'
import { CarRow } from './car-row'
import { OfferSheet } from './offer-sheet'
import { useLiftSteps } from './use-lift-steps'

interface LiftsCardProps {
  match: Match
  /** The own children of the match; empty for the staff, who only read. */
  family: readonly { id: string; first_name: string }[]
}

/** Who takes whom along: offers, seats and requests of the families of a match. */
export function LiftsCard({ match, family }: LiftsCardProps) {
  const { t } = useTranslation('matches/lifts')
  const now = useNow()
  const { offers, asks } = useMatchLifts(match.id)
  const steps = useLiftSteps(match.id)
  const [isOffering, setIsOffering] = useState(false)
  const { cars, requests } = groupLifts(offers, asks)
  const mine = cars.find(({ lift }) => lift.is_mine)
  const isOpen = match.status === 'planned' && Date.parse(match.starts_at) > now
  const isFamily = family.length > 0
  const isEmpty = cars.length + requests.length === 0
  if (isEmpty && !(isFamily && isOpen)) return null
  return (
    <SectionCard title={t('title')} description={isEmpty ? t('empty') : undefined}>
      <div className={layout.stack3}>
        {cars.length > 0 ? (
          <ul className={layout.listGrid3} aria-label={t('offers')}>
            {cars.map((car) => (
              <CarRow
                key={car.lift.id}
                car={car}
                family={family}
                steps={isOpen && isFamily ? steps : null}
                onChange={() => setIsOffering(true)}
              />
            ))}
          </ul>
        ) : null}
        {requests.length > 0 ? (
          <ul className={layout.listStack2} aria-label={t('requests')}>
            {requests.map(({ id, first_name, direction, is_mine }) => (
              <li key={id} className={layout.row2}>
                <span className={layout.text14}>
                  {t('looks', { name: first_name, direction: t(`direction.${direction}`) })}
                </span>
                {isOpen && isFamily && is_mine ? (
                  <Button
                    kind="quiet"
                    disabled={steps.isBusy}
                    onClick={() => steps.withdrawAsk(id)}
                  >
                    {t('withdraw')}
                  </Button>
                ) : null}
                {isOpen && mine && !is_mine && mine.lift.seats_left > 0 ? (
                  <Button
                    kind="secondary"
                    disabled={steps.isBusy}
                    onClick={() => steps.answer(id, true)}
                  >
                    {t('take', { name: first_name })}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {isOpen && isFamily ? (
          <div className={layout.row2}>
            {mine ? null : (
              <Button kind="secondary" onClick={() => setIsOffering(true)}>
                {t('offer.title')}
              </Button>
            )}
            {(mine ? [] : listChildrenWithoutLift(family, asks)).map(({ id, first_name }) => (
              <Button key={id} kind="quiet" disabled={steps.isBusy} onClick={() => steps.ask(id)}>
                {t('look', { name: first_name })}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      {isOffering ? (
        <OfferSheet
          matchId={match.id}
          lift={mine?.lift ?? null}
          onClose={() => setIsOffering(false)}
        />
      ) : null}
    </SectionCard>
  )
}
