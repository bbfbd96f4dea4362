import { useState } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useChangesToSee, useSeeChange } from '../../api/event-changes'
import type { AnsweredEvent } from '../../api/open-answers'
import { getMovedPart, getEventId, pickOneOfStep, type EventChange } from '../../model/event-change'

/** A week in which everything moves must not bury what is next. */
const shownAtFirst = 2

interface ChangesToSeeProps {
  /** On the page of one date: only its change, without a link to where one is. */
  event?: AnsweredEvent
}

/** Dates that were moved, called off or are on again, until the family says that it knows: one tap. */
export function ChangesToSee({ event }: ChangesToSeeProps) {
  const { t } = useTranslation('teams')
  const { data = [] } = useChangesToSee()
  const { mutate, isPending } = useSeeChange()
  const [isWhole, setIsWhole] = useState(false)
  const text = useChangeText()
  const all = pickOneOfStep(event ? data.filter((change) => getEventId(change) === event.id) : data)
  // without it a page says all it said before: nothing to wait for or to try again
  if (all.length === 0) return null
  const shown = isWhole ? all : all.slice(0, shownAtFirst)
  return (
    <ul className={layout.listStack2} aria-label={t('change.label')}>
      {shown.map((change) => {
        const title = text.title(change)
        return (
          <li key={change.change_id}>
            <Alert
              title={
                event ? (
                  title
                ) : (
                  <Link className={layout.ink} to={findPage(change)}>
                    {title}
                  </Link>
                )
              }
              actions={
                <Button kind="secondary" busy={isPending} onClick={() => mutate(change.change_id)}>
                  {t('change.seen')}
                  <VisuallyHidden>{title}</VisuallyHidden>
                </Button>
              }
            >
              {text.detail(change)}
            </Alert>
          </li>
        )
      })}
      {shown.length < all.length ? (
        <li>
          <Button kind="quiet" onClick={() => setIsWhole(true)}>
            {t('change.all', { count: all.length })}
          </Button>
        </li>
      ) : null}
    </ul>
  )
}

function findPage({ training_id, match_id }: EventChange): string {
  return training_id
    ? href(paths.trainings.details, { trainingId: training_id })
    : href(paths.matches.details, { id: match_id ?? '' })
}

function useChangeText() {
  const { t, i18n } = useTranslation('teams')
  const list = new Intl.ListFormat(i18n.language)

  function formatMoment(at: string, zone: string) {
    const { date, time } = toWallClock(at, zone)
    return `${formatDay(date, i18n.language)}, ${time}`
  }

  function describe(change: EventChange): string {
    const { kind, starts_at, was_starts_at, place, was_place, time_zone } = change
    const now = formatMoment(starts_at, time_zone)
    if (kind !== 'moved') return now
    const noPlace = t('change.no_place')
    const moved = getMovedPart(change)
    const was = toWallClock(was_starts_at, time_zone)
    const isSameDay = was.date === toWallClock(starts_at, time_zone).date
    const before = isSameDay ? was.time : formatMoment(was_starts_at, time_zone)
    const time = t('change.now', { now, was: before })
    const where = t('change.now', { now: place ?? noPlace, was: was_place ?? noPlace })
    if (moved === 'time') return time
    if (moved === 'both') return `${time} · ${where}`
    return moved === 'place' ? `${now} · ${where}` : `${now} · ${t('change.other')}`
  }

  return {
    title({ kind, training_id, team, children }: EventChange): string {
      const what = t(`change.${training_id ? 'training' : 'match'}.${kind}`)
      const who = children.length > 0 ? `${list.format(children)} (${team})` : team
      return `${what}: ${who}`
    },
    detail(change: EventChange): string {
      const { dates } = change
      const more = dates > 1 ? t('change.more', { count: dates - 1 }) : null
      return [describe(change), more].filter((part) => part !== null).join(' · ')
    },
  }
}
