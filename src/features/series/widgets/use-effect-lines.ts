import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import type { ChangeEffect } from '../model/series-change'
import type { TakenDate } from '../model/series-ground'

/** What a change does, in sentences: trainings first, then people, then what stands in the way. */
export function useEffectLines(zone: string) {
  const { t, i18n } = useTranslation('series')

  function formatAsked(count: number): string {
    return count === 0 ? t('series.effect.nobody') : t('series.effect.asked', { count })
  }

  function formatTold(count: number): string {
    return count === 0 ? t('series.effect.nobody') : t('series.effect.told', { count })
  }

  function listLines(effect: ChangeEffect): string[] {
    const { moved, called_off, by_hand, again } = effect
    const said = [
      moved > 0 ? t('series.effect.moved', { count: moved }) : '',
      called_off > 0 ? t('series.effect.called_off', { count: called_off }) : '',
      again > 0 ? t('series.effect.again', { count: again }) : '',
      by_hand > 0 ? t('series.effect.by_hand', { count: by_hand }) : '',
      moved > 0 ? formatAsked(effect.asked_again) : '',
      called_off > 0 ? formatTold(effect.told_off) : '',
      moved > 0 && effect.asked_again > 0 ? t('series.effect.answers_wait') : '',
    ].filter(Boolean)
    return said.length > 0 ? said : [t('series.effect.nothing')]
  }

  function listWarnings(effect: ChangeEffect): string[] {
    const taken = effect.taken.map(formatTaken)
    const [first] = effect.clashes
    if (!first) return taken
    const { date, time } = toWallClock(first.starts_at, zone)
    const title = first.title ? `, ${first.title}` : ''
    return [
      ...taken,
      t('series.effect.clash', { when: `${formatDay(date, i18n.language)}, ${time}${title}` }),
    ]
  }

  function formatTaken({ starts_at, by }: TakenDate): string {
    const { date, time } = toWallClock(starts_at, zone)
    const when = `${formatDay(date, i18n.language)}, ${time}`
    return by.length > 0
      ? t('series.effect.taken_named', { when, who: by.join(', ') })
      : t('series.effect.taken', { when })
  }

  return {
    asked: formatAsked,
    told: formatTold,
    lines: listLines,
    warnings: listWarnings,
    takenText: formatTaken,
  }
}
