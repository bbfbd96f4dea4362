import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '../model/agenda'
import { nextMatch, nextTraining } from '../model/next-up'
import { CalledOff } from './called-off'
import { NextUp } from './next-up'

interface NextTwoProps {
  items: readonly AgendaItem[]
  now: number
}

/** What was called off, then the next training and the next match, whichever comes first on top. */
export function NextTwo({ items, now }: NextTwoProps) {
  const { t } = useTranslation('dashboards')
  const training = nextTraining(items, now)
  const match = nextMatch(items, now)
  const parts = [
    <NextUp
      key="training"
      label={t('next.training')}
      empty={t('next.no_training')}
      item={training}
      now={now}
    />,
    <NextUp
      key="match"
      label={t('next.match')}
      empty={t('next.no_match')}
      item={match}
      now={now}
    />,
  ]
  const isMatchFirst =
    match && (!training || Date.parse(match.starts_at) < Date.parse(training.starts_at))
  return (
    <>
      <CalledOff items={items} now={now} />
      {isMatchFirst ? parts.toReversed() : parts}
    </>
  )
}
